/** The types of objects that the trash holds, as `TombstoneType` names them. */
export const TRASH_TYPES = ['PROJECT', 'STORYBOARD', 'SHOT', 'VIEW', 'ASSET', 'TASK'] as const

export type TrashType = (typeof TRASH_TYPES)[number]

/** The type of that name; null for one that this page does not know. */
export const trashTypeOf = (name: string | null | undefined): TrashType | null =>
  TRASH_TYPES.find((type) => type === name) ?? null

/** The type that an address such as `?type=shot` names; null for all. */
export const trashTypeIn = (search: URLSearchParams): TrashType | null => trashTypeOf(search.get('type')?.toUpperCase())
