/** A name after 'de', which loses its e before a vowel: 'd’Ida', 'de Jonas'. */
export function ofName(name: string): string {
  return /^[aeiouàâéèêëîïôöûüœ]/i.test(name) ? `d’${name}` : `de ${name}`
}
