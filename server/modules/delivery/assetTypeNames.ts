import type { AssetType } from '../../__generated__/prisma/enums.ts'
import { folded } from './csvText.ts'

/** What each type is called in a file, and what else is understood: Kitsu's types are words of the studio. */
const TYPE_NAMES: Record<AssetType, { name: string; words: readonly string[] }> = {
  CHARACTER: { name: 'Character', words: ['characters', 'char', 'chars', 'chr'] },
  MODEL: { name: 'Model', words: ['models', 'mdl', 'vehicle', 'vehicles'] },
  ANIMATION: { name: 'Animation', words: ['animations', 'anim', 'anims'] },
  VFX: { name: 'VFX', words: ['fx', 'effect', 'effects', 'vfx effect'] },
  ENVIRONMENT: { name: 'Environment', words: ['environments', 'env', 'set', 'sets', 'background', 'backgrounds'] },
  PROP: { name: 'Prop', words: ['props', 'prp'] },
  OTHER: { name: 'Other', words: ['others', 'misc'] },
}

/** The types, in the order of files. */
export const ASSET_TYPES = Object.keys(TYPE_NAMES) as AssetType[]

const typesByWord = new Map(
  ASSET_TYPES.flatMap((type) => {
    const { name, words } = TYPE_NAMES[type]
    return [name, ...words].map((word) => [folded(word), type] as const)
  }),
)

/** What a type is called in a file. */
export const typeName = (type: AssetType): string => TYPE_NAMES[type].name

/** The type that a word stands for; null for none. */
export const typeNamed = (word: string): AssetType | null => typesByWord.get(folded(word)) ?? null
