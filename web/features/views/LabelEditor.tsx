import { Box, Flex, Text, Textarea } from '@chakra-ui/react'
import {
  AArrowDown, AArrowUp, AlignCenter, AlignLeft, AlignRight, Check, Cloud, MessageCircle, MessageSquareQuote, Square,
  Type, type LucideIcon,
} from 'lucide-react'
import { useContext, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { BALLOONS, LABEL_ALIGNS, LETTER_SIZE } from '../../../drawing/label.ts'
import { MAX_LABEL_LENGTH } from '../../../drawing/limits.ts'
import { placeAfter } from '../../../drawing/matrix.ts'
import { speechesOf } from '../../lib/dialogue.ts'
import { SHORTCUTS, isPressed } from '../../lib/shortcuts.ts'
import { useStore } from '../../lib/store.ts'
import { labelToolMessages as words } from '../../messages/labelTool.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import {
  aligned, ballooned, letterSizeOf, nextSize, resized, type LabelDraft, type LabelStage, type LabelToolState,
} from './labelState.ts'
import { areaOf, useLabelWork, useSetOnLeaving, type LabelToolParts, type LabelWork } from './labelWork.ts'
import { BrushContext } from './useBrush.ts'

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
const CHOSEN = { bg: 'accent.subtle', color: 'accent.fg', _hover: { bg: 'accent.muted', color: 'accent.fg' } }
const ALIGN_ICONS = { left: AlignLeft, center: AlignCenter, right: AlignRight }
const BALLOON_ICONS = { none: Type, box: Square, speech: MessageCircle, thought: Cloud }
/** Dialogue is set in lines that are no wider than this, in the first size of letters. */
const DIALOGUE_WIDTH = 11 * LETTER_SIZE
/** The most lines that are seen at once. */
const MOST_ROWS = 5
/** Room that the text box takes beside a label, in CSS pixels. */
const [WIDTH, HEIGHT, GAP] = [292, 210, 14]
/** What can be pressed without ending the text. */
const INSIDE = '[data-label-editor], [data-label-surface], [data-brush-colors], [role=menu]'

type LabelEditorProps = LabelToolParts & { dialogue: string }

/** The text of the label that is written, and how it looks: beside it, and on narrow windows under the frame. */
export function LabelEditor({ dialogue, ...parts }: LabelEditorProps) {
  const { state } = parts
  const draft = useStore(state.draft)
  const work = useLabelWork(parts)
  useSetOnLeaving(work.set)
  useDraftColor(state)
  const end = useEffectEvent((event: Event): void => {
    const target = event.target instanceof Element ? event.target : null
    if (!target || target.closest(INSIDE) || target.closest('[role=dialog]:not([data-preview])')) return
    // The focus of the preview itself is nobody's press.
    if (event.type === 'focusin' && target.matches('[data-preview]')) return
    work.set()
  })
  const isWriting = draft !== null
  useEffect(() => {
    if (!isWriting) return
    const listening = new AbortController()
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, (event) => end(event), { capture: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [isWriting])
  return (
    <Box
      gridArea={{ base: 'panel', md: 'well' }} position="relative" pointerEvents="none" zIndex="1" minWidth="0"
      minHeight="0"
    >
      {draft ? <Editor draft={draft} work={work} state={state} dialogue={dialogue} /> : null}
    </Box>
  )
}

/** Writes in the color that is chosen meanwhile. */
function useDraftColor({ draft }: LabelToolState): void {
  const { color } = useStore(useContext(BrushContext))
  const first = useRef(color)
  useEffect(() => {
    const now = draft.get()
    if (color !== first.current && now) draft.set({ ...now, color })
    first.current = color
  }, [draft, color])
}

type EditorProps = { draft: LabelDraft; work: LabelWork; state: LabelToolState; dialogue: string }

function Editor({ draft, work, state, dialogue }: EditorProps) {
  const stage = useStore(state.stage)
  const isNarrow = useIsNarrow()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (next: LabelDraft): void => setProblem(work.change(next) ? null : words.tooLong)
  const spoken = speechesOf(dialogue).map(({ text }) => text).filter((text) => text !== '').join('\n')
  const size = letterSizeOf(draft)

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const isDone = event.key === 'Escape' || isPressed(SHORTCUTS.comments.send, event.nativeEvent)
    if (isDone) {
      event.preventDefault()
      work.set()
    }
    // Letters are text here, and no keys of the preview.
    if (isDone || event.target === field.current) event.stopPropagation()
  }
  function insertDialogue(): void {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
    const width = (DIALOGUE_WIDTH * LETTER_SIZE) / Math.max(LETTER_SIZE, size)
    const lines = work.lettering.wrapped(spoken, width)
    const text = draft.text.slice(0, selectionStart) + lines + draft.text.slice(selectionEnd)
    change({ ...draft, text })
    if (text.length > MAX_LABEL_LENGTH) setProblem(words.cut(MAX_LABEL_LENGTH))
    field.current?.focus()
  }

  return (
    <Box
      role="group" aria-label={words.editor} data-label-editor onKeyDown={press} pointerEvents="auto"
      position={isNarrow ? 'relative' : 'absolute'} m={isNarrow ? '3' : '0'} bg="bg.panel" borderWidth="1px"
      borderRadius="card" boxShadow="float" p="2" style={isNarrow ? undefined : placeBeside(work, draft, stage)}
    >
      <Textarea
        ref={field} autoFocus aria-label={words.text} placeholder={words.placeholder} value={draft.text} autoresize
        rows={Math.min(MOST_ROWS, draft.text.split('\n').length)} maxLength={MAX_LABEL_LENGTH} size="sm" mb="1"
        maxHeight="8rem" onChange={({ target }) => change({ ...draft, text: target.value })}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      />
      {/* A press on these leaves the focus in the text. */}
      <Flex wrap="wrap" align="center" gap="0.5" onMouseDown={(event) => event.preventDefault()}>
        <IconButton
          size="sm" label={words.smaller} icon={<AArrowDown {...ICON} />}
          onClick={() => change(resized(draft, nextSize(size, -1)))}
        />
        <Text
          textStyle="mono" fontSize="xs" minWidth="3ch" textAlign="center" role="status" aria-label={words.size(size)}
        >
          {size}
        </Text>
        <IconButton
          size="sm" label={words.larger} icon={<AArrowUp {...ICON} />}
          onClick={() => change(resized(draft, nextSize(size, 1)))}
        />
        <Choice
          label={words.align} names={words.aligns} icons={ALIGN_ICONS} choices={LABEL_ALIGNS} chosen={draft.align}
          onChosen={(align) => {
            const { left, right } = work.lettering.boxOf(draft)
            change(aligned(draft, align, right - left))
          }}
        />
        <Choice
          label={words.balloon} names={words.balloons} icons={BALLOON_ICONS} choices={BALLOONS} chosen={draft.balloon}
          onChosen={(balloon) => change(ballooned(draft, balloon))}
        />
        <IconButton
          size="sm" label={words.dialogue} hint={spoken === '' ? words.noDialogue : words.dialogue}
          icon={<MessageSquareQuote {...ICON} />} aria-disabled={spoken === ''} opacity={spoken === '' ? 0.45 : 1}
          onClick={spoken === '' ? undefined : insertDialogue}
        />
        <IconButton size="sm" label={words.done} icon={<Check {...ICON} />} ms="auto" onClick={work.set} />
      </Flex>
      <Text role="status" textStyle="xs" color="fg.error" px="1" _empty={{ display: 'none' }}>{problem}</Text>
    </Box>
  )
}

type ChoiceProps<Name extends string> = {
  label: string
  names: Readonly<Record<Name, string>>
  icons: Readonly<Record<Name, LucideIcon>>
  choices: readonly Name[]
  chosen: Name
  onChosen: (name: Name) => void
}

function Choice<Name extends string>({ label, names, icons, choices, chosen, onChosen }: ChoiceProps<Name>): ReactNode {
  return (
    <Flex role="group" aria-label={label} gap="0" pe="2">
      {choices.map((name) => {
        const Icon: LucideIcon = icons[name]
        return (
          <IconButton
            key={name} size="sm" label={names[name]} icon={<Icon {...ICON} />} aria-pressed={name === chosen}
            onClick={() => onChosen(name)} {...(name === chosen ? CHOSEN : {})}
          />
        )
      })}
    </Flex>
  )
}

/** Under the label, or over it where there is no room; never over what is written, if it can be. */
function placeBeside({ lettering }: LabelWork, draft: LabelDraft, stage: LabelStage | null) {
  if (!stage) return { width: WIDTH }
  const area = areaOf(lettering, draft)
  const places = (area?.points ?? [{ x: draft.matrix.e, y: draft.matrix.f + letterSizeOf(draft) }])
    .map(({ x, y }) => placeAfter(stage.map, x, y))
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const left = Math.max(GAP, Math.min((Math.min(...xs) + Math.max(...xs) - WIDTH) / 2, stage.width - WIDTH - GAP))
  const beside = { left, width: WIDTH }
  if (bottom + GAP + HEIGHT <= stage.height) return { ...beside, top: Math.max(GAP, bottom + GAP) }
  return { ...beside, bottom: top - GAP >= HEIGHT ? Math.max(GAP, stage.height - top + GAP) : GAP }
}
