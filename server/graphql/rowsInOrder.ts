/** Reads rows by their ids and returns them in the order of the ids, without those that are not found. */
export async function rowsInOrder<Row extends { id: string }>(
  ids: readonly string[],
  read: (where: { id: { in: string[] } }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map((await read({ id: { in: [...ids] } })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
