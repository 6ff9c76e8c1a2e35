/** Of numbers in any order. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (numbers) => quantile(numbers, 0.5);

/** The ratios of pairs measured side by side: their median, and the least and the greatest. */
export function ratios(pairs) {
  const all = pairs.map(([ours, theirs]) => ours / theirs);
  return {
    ratio: median(all),
    spread: `${quantile(all, 0).toFixed(2)} to ${quantile(all, 1).toFixed(2)}`,
  };
}
