import { Box, Button, Center, Flex, HStack, Input, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { memo, useRef } from 'react'
import { castingMessages } from '../../messages/casting.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import type { CastAsset } from './castOfShots.ts'
import type { DraftEntry } from './castingDraft.ts'
import { OccurrencesStepper } from './OccurrencesStepper.tsx'

const words = castingMessages
const LONGEST_LABEL = 200

type CastingRowProps = {
  asset: CastAsset
  /** Address of its picture; null when it has none. */
  pictureUrl: string | null
  /** How many shots it is in, once saved, of how many. */
  inShots: number
  shotCount: number
  /** With one shot: how often it appears there, and its label. */
  occurrences: number
  label: string
  isChanged: boolean
  canEdit: boolean
  onChanged: (assetId: string, entry: DraftEntry) => void
}

/** An asset in the list of a casting: whether it appears, how often, and what for. */
export const CastingRow = memo(function CastingRow(props: CastingRowProps) {
  const { asset, pictureUrl, inShots, shotCount, occurrences, label, isChanged, canEdit, onChanged } = props
  const { id, name, code } = asset
  const row = useRef<HTMLDivElement>(null)
  const isOne = shotCount === 1
  const isIn = inShots > 0

  /** What was pressed is another control afterwards: the focus stays in the row. */
  function change(entry: DraftEntry): void {
    onChanged(id, entry)
    if ((entry.occurrences > 0) === isIn && isOne) return
    requestAnimationFrame(() => {
      if (row.current?.contains(document.activeElement)) return
      row.current?.querySelector<HTMLElement>('[data-occurrences], [data-choice]')?.focus()
    })
  }

  return (
    <Flex
      ref={row} as="li" align="center" wrap="wrap" columnGap="3" rowGap="1.5" px="2" py="1.5" borderRadius="control"
      minHeight="12" bg={isChanged ? 'accent.subtle' : undefined} transition="background 120ms"
    >
      <AssetPicture type={asset.type} url={pictureUrl} isStrong={isIn} />
      <Box flex="1" minWidth="7rem">
        <Text textStyle="sm" fontWeight={isIn ? 'semibold' : 'medium'} truncate title={name}>{name}</Text>
        <Text textStyle="mono" color="fg.muted" truncate>{code}</Text>
      </Box>
      {isOne && isIn ? (
        <Box order={{ base: 1, sm: 0 }} width={{ base: 'full', sm: '9rem' }} ps={{ base: '12', sm: '0' }}>
          {canEdit ? (
            <Input
              size="sm" value={label} maxLength={LONGEST_LABEL} aria-label={words.label(name)}
              placeholder={words.labelPlaceholder}
              onChange={({ target }) => change({ occurrences, label: target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
          ) : <Text textStyle="sm" color="fg.muted" truncate title={label}>{label}</Text>}
        </Box>
      ) : null}
      {isOne ? null : (
        <Text textStyle="sm" color={isIn ? 'fg' : 'fg.muted'} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {inShots === shotCount
            ? words.inAll(shotCount)
            : isIn ? words.inSome(inShots, shotCount) : <Box as="span" srOnly>{words.inNone}</Box>}
        </Text>
      )}
      {!canEdit && isOne ? (
        <Text textStyle="sm" fontVariantNumeric="tabular-nums">{words.times(occurrences)}</Text>
      ) : null}
      {canEdit && isOne && isIn ? (
        <OccurrencesStepper
          label={words.occurrences(name)} name={name} value={occurrences}
          onChanged={(wanted) => change({ occurrences: wanted, label })}
        />
      ) : null}
      {canEdit && isOne && !isIn ? (
        <Button
          variant="ghost" data-choice aria-label={words.addAsset(name)} onClick={() => change({ occurrences: 1 })}
        >
          <Plus aria-hidden /> {words.add}
        </Button>
      ) : null}
      {canEdit && !isOne ? (
        <HStack gap="1" ms={{ base: 'auto', sm: '0' }}>
          {isIn ? (
            <Button
              variant="ghost" px="2.5" aria-label={words.removeFromAllAsset(name)}
              data-choice={inShots === shotCount ? true : undefined} onClick={() => change({ occurrences: 0 })}
            >
              {words.removeFromAll}
            </Button>
          ) : null}
          {inShots < shotCount ? (
            <Button
              px="2.5" aria-label={words.addToAllAsset(name)} data-choice onClick={() => change({ occurrences: 1 })}
            >
              <Plus aria-hidden /> {words.addToAll}
            </Button>
          ) : null}
        </HStack>
      ) : null}
    </Flex>
  )
})

/** The picture of an asset, or the icon of its type; decoration beside its name. */
export function AssetPicture({ type, url, isStrong }: { type: string; url: string | null; isStrong: boolean }) {
  return (
    <Center
      boxSize="9" flexShrink="0" borderRadius="control" overflow="hidden" bg={isStrong ? 'tile.bg' : 'bg.raised'}
      color={isStrong ? 'tile.fg' : 'fg.muted'} aria-hidden
      style={url === null ? undefined : { backgroundImage: `url("${url}")`, backgroundSize: 'cover' }}
      backgroundPosition="center"
    >
      {url === null ? <TypeIcon type={type} size={18} /> : null}
    </Center>
  )
}
