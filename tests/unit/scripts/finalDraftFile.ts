/** What a paragraph of a Final Draft file holds: plain text, or its runs and elements as XML. */
export type Written = string | { readonly xml: string; readonly attributes?: string }

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A paragraph of a type; an empty type writes none. */
export function paragraph(type: string, written: Written): string {
  const { xml, attributes = '' } = typeof written === 'string' ? { xml: `<Text>${escaped(written)}</Text>` } : written
  return `<Paragraph${type === '' ? '' : ` Type="${type}"`}${attributes}>${xml}</Paragraph>`
}

/** A Final Draft file of paragraphs, with what stands behind its content. */
export function finalDraftFile(paragraphs: readonly string[], behind = ''): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no" ?>',
    '<FinalDraft DocumentType="Script" Template="No" Version="5">', '<Content>', ...paragraphs, '</Content>', behind,
    '</FinalDraft>',
  ].join('\n')
}
