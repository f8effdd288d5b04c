/** Light enough for the dark initials on them; told apart in both themes. */
const COLORS = [
  '#4FB3E8', '#5CC797', '#EDB35D', '#A99BF5', '#F2989B', '#C7CBD3', '#6FD0C8', '#E791C4', '#B9D166', '#F0A778',
  '#8FB1F7', '#D6B590',
]
const HASH_FACTOR = 31

/** The color of a person, the same everywhere and always. */
export function colorOfPerson(id: string): string {
  let sum = 0
  for (const character of id) sum = (sum * HASH_FACTOR + (character.codePointAt(0) ?? 0)) >>> 0
  return COLORS[sum % COLORS.length] ?? '#C7CBD3'
}
