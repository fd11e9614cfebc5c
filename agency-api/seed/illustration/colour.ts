function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Two `#rrggbb` colours mixed; 0 is the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const [a, b] = [channels(first), channels(second)]
  const part = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * amount)
      .toString(16)
      .padStart(2, '0')
  return `#${part(0)}${part(1)}${part(2)}`
}

export const darker = (colour: string, amount: number) => mix(colour, '#1c1a26', amount)
export const lighter = (colour: string, amount: number) => mix(colour, '#fff8ea', amount)
