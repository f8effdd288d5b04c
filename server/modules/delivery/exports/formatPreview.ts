import type { FormatPreview, PaintedPicture } from './exportFormat.ts'

/** Characters of a text that a preview shows. */
const MOST_CHARACTERS = 6_000

/** A page that there is: the last one where a later one is asked for. */
export const pageWithin = (page: number, pageCount: number): number => Math.min(page, pageCount)

/** The beginning of one of the texts of a file; `more` bytes come with them. */
export function previewText(texts: readonly string[], asked: number, more: number | null = 0): FormatPreview {
  const page = pageWithin(asked, texts.length)
  const bytes = more === null ? null : texts.reduce((sum, text) => sum + Buffer.byteLength(text), more)
  const text = texts[page - 1]?.slice(0, MOST_CHARACTERS) ?? ''
  return { page, pageCount: texts.length, picture: null, text, bytes }
}

/** One of the pictures of a file. */
export async function previewPicture(
  picture: PaintedPicture,
  { page, pageCount, bytes }: Pick<FormatPreview, 'page' | 'pageCount' | 'bytes'>,
): Promise<FormatPreview> {
  const { width, height } = picture
  return { page, pageCount, picture: { width, height, file: await picture.encode('preview') }, text: null, bytes }
}
