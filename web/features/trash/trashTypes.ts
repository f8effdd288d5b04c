/** The types of objects that the trash of a project holds, as `TombstoneType` names them. */
export const PROJECT_TRASH_TYPES = [
  'STORYBOARD', 'SCENE', 'SHOT', 'VIEW', 'SOUNDTRACK', 'VOICE', 'ASSET', 'TASK', 'PLAYLIST',
] as const

export type ProjectTrashType = (typeof PROJECT_TRASH_TYPES)[number]

/** Those of every trash. */
export type TrashType = 'ORGANIZATION' | 'PROJECT' | ProjectTrashType

const TRASH_TYPES: readonly TrashType[] = ['ORGANIZATION', 'PROJECT', ...PROJECT_TRASH_TYPES]

/** The type of that name; null for one that this page does not know. */
export const trashTypeOf = (name: string): TrashType | null => TRASH_TYPES.find((type) => type === name) ?? null

/** The type that an address such as `?type=shot` names; null for all. */
export const trashTypeIn = (search: URLSearchParams): ProjectTrashType | null =>
  PROJECT_TRASH_TYPES.find((type) => type === search.get('type')?.toUpperCase()) ?? null
