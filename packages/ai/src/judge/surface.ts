/** What is in front of the user, after the privacy rules. */
export interface Surface {
  readonly app: string;
  /** Empty when the privacy rules took it away. */
  readonly title: string;
}
