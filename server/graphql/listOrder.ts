import { builder } from './builder.ts'
import type { SortOrder } from './keysetPaging.ts'

export const OrderDirectionEnum = builder.enumType('OrderDirection', {
  description: 'The direction of an order.',
  values: {
    ASC: { value: 'asc', description: 'Ascending: A before Z, the oldest first, the lowest priority first.' },
    DESC: { value: 'desc', description: 'Descending: Z before A, the newest first, the highest priority first.' },
  } as const,
})

type Direction = typeof OrderDirectionEnum.$inferType

/** The input `{ field, direction }` that orders a list, from the description of each field. */
export function listOrder<Field extends string>(noun: string, fields: Record<Field, string>) {
  const described = Object.entries<string>(fields).map(([value, description]) => [value, { value, description }])
  const Fields = builder.enumType(`${noun}OrderField`, {
    description: `The fields that order a list of ${noun.toLowerCase()}s.`,
    values: Object.fromEntries(described) as Record<Field, { value: Field; description: string }>,
  })
  return builder.inputType(`${noun}Order`, {
    description: `The order of a list of ${noun.toLowerCase()}s.`,
    fields: (t) => ({
      field: t.field({ type: Fields, required: true, description: 'The field.' }),
      direction: t.field({
        type: OrderDirectionEnum,
        required: false,
        description: 'By default DESC for UPDATED, CREATED and PRIORITY, ASC for all other fields.',
      }),
    }),
  })
}

/** The order in a direction; in its usual one without. Its cursors are those of this direction alone. */
export function inDirection({ name, keys }: SortOrder, direction: Direction | null | undefined): SortOrder {
  if (direction == null || direction === keys[0]?.direction) return { name, keys }
  return {
    name: `${name}Reversed`,
    keys: keys.map((key) => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' })),
  }
}
