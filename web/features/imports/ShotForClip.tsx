import { Box, chakra, Text } from '@chakra-ui/react'
import { Check, FilePlus2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ShotForClipQuery } from '../../__generated__/ShotForClipQuery.graphql.ts'
import { importMessages } from '../../messages/imports.ts'
import { AnchoredPopover } from '../../ui/AnchoredPopover.tsx'
import { optionStyle } from '../tasks/optionStyle.ts'
import { SearchPanel } from '../tasks/SearchPanel.tsx'
import { ShotPicture } from '../tasks/ShotPicture.tsx'

const words = importMessages
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A clip of a cut whose shot somebody chooses. */
export interface AskedClip {
  /** Its number in the cut. */
  readonly clip: number
  readonly name: string
  /** The shot that the plan proposes or has found; null for none. */
  readonly shotId: string | null
}

type ChoiceProps = {
  asked: AskedClip
  projectId: string
  storyboardId: string
  /** The code that is chosen, empty for a new shot; null for what the file says. */
  chosen: string | null
  onChosen: (shot: string | null) => void
}

type ShotForClipProps = Omit<ChoiceProps, 'asked'> & {
  asked: AskedClip | null
  anchor: HTMLElement | null
  onClosed: () => void
}

/** Asks which shot of its board a clip is: the shots with their pictures, or a new one. */
export function ShotForClip({ asked, anchor, onClosed, ...choice }: ShotForClipProps) {
  const name = asked?.name ?? ''
  return (
    <AnchoredPopover
      anchor={asked && anchor} label={words.shotOf(name)} width="26rem" p="3" maxHeight="none" onClosed={onClosed}
      positioning={{ placement: 'bottom-start' }}
    >
      <Text textStyle="sm" fontWeight="medium" mb="2" truncate flexShrink="0">{words.shotOf(name)}</Text>
      {asked ? (
        <SearchPanel label={words.searchShots} maxHeight="min(21rem, 38vh)">
          {(search) => <Shots {...choice} asked={asked} search={search} />}
        </SearchPanel>
      ) : null}
    </AnchoredPopover>
  )
}

function Shots({ asked, search, projectId, storyboardId, chosen, onChosen }: ChoiceProps & { search: string }) {
  const shotId = search === '' ? asked.shotId : null
  const { project, found } = useLazyLoadQuery<ShotForClipQuery>(
    graphql`
      query ShotForClipQuery(
        $projectId: ID!, $storyboardIds: [ID!]!, $search: String, $shotId: ID!, $hasShot: Boolean!
      ) {
        project(by: { id: $projectId }) {
          shots(filter: { search: $search, storyboardIds: $storyboardIds }, first: 50) {
            nodes {
              id
              code
              name
              description
              ...ShotPicture_shot
            }
          }
        }
        found: node(id: $shotId) @include(if: $hasShot) {
          ... on Shot {
            id
            code
            name
            description
            ...ShotPicture_shot @alias(as: "picture")
          }
        }
      }
    `,
    {
      projectId, storyboardIds: [storyboardId], search: search === '' ? null : search,
      shotId: shotId ?? projectId, hasShot: shotId !== null,
    },
    { fetchPolicy: 'store-and-network' },
  )
  const shots = (project?.shots.nodes ?? []).filter(({ id }) => id !== shotId)
  return (
    <chakra.ul listStyleType="none">
      {found?.code != null && found.picture ? (
        <Option
          isChosen={chosen === found.code} code={found.code} text={words.proposed}
          picture={<ShotPicture shotRef={found.picture} isDecoration />} onPressed={() => onChosen(found.code ?? null)}
        />
      ) : null}
      {search === '' ? (
        <>
          <Option
            isChosen={chosen === ''} picture={<FilePlus2 {...ICON} />} text={words.newShot}
            onPressed={() => onChosen('')}
          />
          {chosen === null ? null : (
            <Option
              isChosen={false} picture={<Undo2 {...ICON} />} text={words.asInFile} onPressed={() => onChosen(null)}
            />
          )}
        </>
      ) : null}
      {shots.map((shot) => (
        <Option
          key={shot.id} isChosen={chosen === shot.code} code={shot.code} text={shot.name || shot.description}
          picture={<ShotPicture shotRef={shot} isDecoration />} onPressed={() => onChosen(shot.code)}
        />
      ))}
      {shots.length === 0 && search !== '' ? (
        <Text as="li" px="2" py="2" textStyle="sm" color="fg.muted">{words.noShotFound}</Text>
      ) : null}
    </chakra.ul>
  )
}

type OptionProps = {
  picture: ReactNode
  code?: string
  text: string
  isChosen: boolean
  onPressed: () => void
}

/** A choice with its picture; a sign stands for what has none. */
function Option({ picture, code, text, isChosen, onPressed }: OptionProps) {
  return (
    <li>
      <chakra.button {...optionStyle} py="1" aria-pressed={isChosen} onClick={onPressed}>
        <Box
          width="20" aspectRatio="16 / 9" flexShrink="0" borderRadius="l1" overflow="hidden" display="grid"
          placeItems="center" color="fg.muted" borderWidth={code === undefined ? '0' : '1px'}
        >
          {picture}
        </Box>
        {code === undefined ? null : <Box as="span" textStyle="mono" flexShrink="0">{code}</Box>}
        <Box as="span" flex="1" truncate color={code === undefined ? undefined : 'fg.muted'}>{text}</Box>
        <Box as="span" width="4" flexShrink="0" color="accent.fg">
          {isChosen ? <Check size={16} aria-hidden /> : null}
        </Box>
      </chakra.button>
    </li>
  )
}
