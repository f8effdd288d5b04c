/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const HASH_START = 2_166_136_261
const HASH_FACTOR = 16_777_619
/** Spreads ids that differ little over all hues: 2^32 divided by the golden ratio. */
const SPREAD = 2_654_435_769
/** Light enough for the dark initials on them; distinguishable in both themes. */
const LIGHTNESSES = [0.72, 0.8, 0.88] as const
const CHROMA = 0.11

/**
 * The color of a person, the same everywhere and always, in OKLCH: any of 360,000 hues in one of three lightnesses, so
 * that no two people of an organization have the same one.
 */
export function colorOfPerson(id: string): string {
  let hash = HASH_START
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), HASH_FACTOR)
  hash = Math.imul(hash ^ (hash >>> 15), SPREAD) >>> 0
  const hue = ((hash / 2 ** 32) * 360).toFixed(3)
  return `oklch(${LIGHTNESSES[hash % LIGHTNESSES.length] ?? LIGHTNESSES[1]} ${CHROMA} ${hue})`
}
