/** The addresses in a text, one after the other: separated by lines, spaces, commas or semicolons, each once. */
export function addressesIn(text: string): string[] {
  const found = new Map<string, string>()
  for (const address of text.split(/[\s,;]+/)) {
    // Mail programs write people as 'Ada Lane <ada@kestrel.studio>'.
    const bare = address.replace(/^<|>$/g, '')
    if (bare.includes('@') && !found.has(bare.toLowerCase())) found.set(bare.toLowerCase(), bare)
  }
  return [...found.values()]
}
