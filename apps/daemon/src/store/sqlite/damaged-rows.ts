/**
 * Is told of each row whose text was damaged, by a name of its own, whenever it is met. `onCount` is called with how many
 * there are when there are more than before, once after all that one read has met.
 */
export function damagedRows(onCount: (count: number) => void): (row: string) => void {
  const met = new Set<string>();
  let told = 0;
  return (row) => {
    met.add(row);
    queueMicrotask(() => {
      if (met.size === told) return;
      told = met.size;
      onCount(told);
    });
  };
}
