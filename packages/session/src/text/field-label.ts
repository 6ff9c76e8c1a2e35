/** A field's address in words: "next_action" as "Next action", "gaps.0.to_ms" as "To ms of gap 1". */
export function fieldLabel(address: string): string {
  const names: string[] = [];
  for (const part of address.split(".")) {
    const list = names[0];
    if (/^\d+$/.test(part) && list !== undefined) names[0] = `${list.replace(/s$/, "")} ${Number(part) + 1}`;
    else names.unshift(part.replaceAll("_", " "));
  }
  const words = names.join(" of ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
