import { useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SceneHeadings_shot$key } from '../../__generated__/SceneHeadings_shot.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { sceneMessages } from '../../messages/scenes.ts'
import { later } from '../../ui/later.tsx'
import { BoardSlot } from './BoardSlot.tsx'
import { SceneHeading } from './SceneHeading.tsx'
import type { SceneCommand } from './SceneMenu.tsx'
import type { BoardLayout, PlacedHeading } from './boardLayout.ts'
import { headingsInView, isNarrowHeading, type BoardView } from './boardView.ts'
import { useDeleteScene, useMoveScene, useUpdateScene } from './sceneChanges.ts'

const SceneDialog = later(async () => (await import('./SceneDialog.tsx')).SceneDialog)
const SceneMenu = later(async () => (await import('./SceneMenu.tsx')).SceneMenu)

const words = sceneMessages

type SceneHeadingsProps = {
  storyboardId: string
  /** The loaded shots in their order. */
  shotRefs: SceneHeadings_shot$key
  layout: BoardLayout
  view: BoardView
  collapsed: ReadonlySet<string>
  canEdit: boolean
}

/** A scene whose menu or dialog is open. */
type Opened = { readonly what: 'menu' | 'rename'; readonly sceneId: string; readonly anchor: HTMLElement }

/** The headings of a board's scenes, and what can be done with a scene. */
export function SceneHeadings(props: SceneHeadingsProps) {
  const { storyboardId, layout, view, collapsed, canEdit } = props
  const shots = useFragment(
    graphql`
      fragment SceneHeadings_shot on Shot @relay(plural: true) {
        id
        scene {
          id
          number
          heading
          version
        }
      }
    `,
    props.shotRefs,
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const last = useRef<Opened | null>(null)
  const [update] = useUpdateScene()
  const [move] = useMoveScene()
  const [remove] = useDeleteScene()
  const scenes = useMemo(
    () => new Map(shots.flatMap(({ scene }) => (scene ? [[scene.id, scene] as const] : []))),
    [shots],
  )
  const open = (what: Opened['what'], sceneId: string, anchor: HTMLElement): void => {
    last.current = { what, sceneId, anchor }
    setOpened(last.current)
  }

  const ofScenes = layout.headings.filter((heading): heading is PlacedHeading & { sceneId: string } =>
    heading.sceneId !== null && !heading.isContinued)
  const index = ofScenes.findIndex(({ sceneId }) => sceneId === opened?.sceneId)
  const shotIdsOf = (sceneId: string) => shots.flatMap(({ id, scene }) => (scene?.id === sceneId ? [id] : []))

  function run(command: SceneCommand): void {
    const sceneId = last.current?.sceneId ?? ''
    const place = ofScenes.findIndex((heading) => heading.sceneId === sceneId)
    const previous = ofScenes[place - 1]?.sceneId
    const next = ofScenes[place + 1]?.sceneId
    const shotIds = shotIdsOf(sceneId)
    if (!last.current) return
    if (command === 'rename') open('rename', sceneId, last.current.anchor)
    if (command === 'up' && previous !== undefined) {
      const [beforeId = ''] = shotIdsOf(previous)
      const to = { beforeId: previous }
      void move({ storyboardId, sceneId, to, from: { afterId: previous }, shotIds, shotPlace: { beforeId } })
    }
    if (command === 'down' && next !== undefined) {
      const afterId = shotIdsOf(next).at(-1) ?? ''
      void move({
        storyboardId, sceneId, to: { afterId: next }, from: { beforeId: next }, shotIds, shotPlace: { afterId },
      })
    }
    if (command === 'remove') void remove({ storyboardId, sceneId })
  }

  const renamed = opened?.what === 'rename' ? scenes.get(opened.sceneId) : undefined
  return (
    <>
      {headingsInView(layout, view).map(({ key, sceneId, box, ...run }) => (
        <BoardSlot key={key} box={box}>
          <SceneHeading
            {...run} scene={scenes.get(sceneId ?? '') ?? null} isNarrow={isNarrowHeading(box)}
            isCollapsed={collapsed.has(sceneId ?? '')}
            onMenu={canEdit && sceneId !== null ? (anchor) => open('menu', sceneId, anchor) : null}
          />
        </BoardSlot>
      ))}
      <SceneMenu
        anchor={opened?.what === 'menu' ? opened.anchor : null}
        heading={scenes.get(opened?.sceneId ?? '')?.heading ?? ''} isFirst={index <= 0}
        isLast={index >= ofScenes.length - 1} onCommand={run}
        onClosed={() => setOpened((current) => (current?.what === 'menu' ? null : current))}
      />
      {opened && renamed ? (
        <SceneDialog
          name={`scene ${renamed.id}`} title={words.renameTitle} submitLabel={commonMessages.save}
          initial={{ heading: renamed.heading, number: renamed.number }} version={renamed.version}
          returnFocus={opened.anchor} onClosed={() => setOpened(null)}
          onSent={(details, expectedVersion) =>
            update({
              ...details, sceneId: renamed.id, expectedVersion,
              before: { heading: renamed.heading, number: renamed.number },
            })}
        />
      ) : null}
    </>
  )
}
