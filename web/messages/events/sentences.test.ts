import { expect, test } from 'vitest'
import { activitySentence } from './sentences.ts'
import type { SentenceFacts } from './say.ts'

function read(type: string, facts: Partial<SentenceFacts> = {}): string {
  const parts = activitySentence(type, { label: 'SH0010', payload: {}, count: 1, ...facts })
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')
}

function assigned({ from, to }: { from: string; to: string }) {
  const [before, after] = [from, to].map((names) => names.split(' ').filter(Boolean))
  return { from: before, fromNames: before, to: after, toNames: after }
}

test.each([
  ['view.drawn', { count: 14 }, 'drew 14 times in SH0010'],
  ['view.drawn', {}, 'drew in SH0010'],
  ['shot.statusChanged', { payload: { from: null, to: 'status_1' } }, 'changed the status of SH0010'],
  ['shot.statusChanged', { payload: { from: 'status_1', to: null } }, 'took the status off SH0010'],
  ['shot.aspectRatioChanged', { payload: { to: 'RATIO_16_9' } }, 'changed the ratio of SH0010 to 16:9'],
  ['shot.deleted', { label: null }, 'deleted a shot'],
  ['shot.updated', { payload: { frames: { from: 48, to: 12 } } }, 'set SH0010 to 12 frames'],
  ['view.updated', { payload: { name: { from: '', to: 'Close' } } }, 'named a view of SH0010 Close'],
  ['view.deleted', { payload: { name: 'Close' } }, 'deleted the view Close of SH0010'],
  ['view.deleted', { payload: { name: '' } }, 'deleted a view of SH0010'],
  ['soundtrack.set', { label: 'Main', payload: { file: 'mix.wav' } },
    'gave the storyboard Main the soundtrack mix.wav'],
  ['soundtrack.updated', { label: 'Main', payload: { volume: { from: 1, to: 0.5 } } },
    'changed the volume of the soundtrack of the storyboard Main'],
  ['version.made', { label: '', payload: { number: 7, name: '' } }, 'saved version 7 of a storyboard'],
  ['version.restored', { label: 'Pitch', payload: { number: 7 } }, 'restored the version Pitch'],
  ['version.deleted', { label: null, payload: { number: 7, name: 'Pitch' } }, 'deleted the version Pitch'],
  ['voice.set', {}, 'recorded a voice for SH0010'],
  ['view.imageSet', {}, 'put a background image behind SH0010'],
  ['view.cameraSet', { payload: { isMoving: true } }, 'set the camera move of SH0010'],
  ['view.cameraSet', { payload: { isMoving: false } }, 'removed the camera move of SH0010'],
  ['color.created', { label: 'Skin' }, 'added the color Skin to the palette'],
  ['color.updated', { label: 'Skin', payload: { name: { from: 'Sea', to: 'Skin' } } },
    'named a color of the palette Skin'],
  ['color.updated', { label: 'Skin', payload: {} }, 'changed the color Skin of the palette'],
  ['frameTemplate.created', { label: 'Grid' }, 'saved the frame template Grid'],
  ['frameTemplate.updated', { label: 'Grid', payload: { name: { from: 'A', to: 'Grid' } } },
    'named a frame template Grid'],
  ['frameTemplate.updated', { label: 'Grid', payload: { isDefault: { from: false, to: true } } },
    'set when the frame template Grid is used'],
  ['status.updated', { label: 'Final', payload: { color: { from: '#000000', to: '#ffffff' } } },
    'changed the color of the status Final'],
  ['status.deleted', { label: 'Final', payload: { shotCount: 2 } },
    'deleted the status Final, which took it off 2 shots'],
  ['member.added', { label: 'Ida', payload: { role: 'ADMIN' } }, 'added Ida as Admin'],
  ['member.removed', { label: null, payload: { user: 'user_1', name: 'Former member' } }, 'removed a former member'],
  ['member.roleChanged', { label: 'Ida', payload: { from: 'ADMIN', to: 'MEMBER' } }, 'made Ida a Member'],
  ['ownership.transferred', { label: 'Jonas', payload: { toName: 'Jonas' } }, 'handed the organization over to Jonas'],
  ['organization.planChanged', { payload: { to: 'STARTER' } }, 'changed the plan to Starter'],
  ['organization.updated', { payload: { name: { from: 'A', to: 'B' } } }, 'renamed the organization to B'],
  ['project.transferredOut', { label: 'Salt House', payload: { to: 'Pine' } }, 'moved the project Salt House to Pine'],
  [
    'project.frameRateChanged', { label: 'Salt House', payload: { to: { numerator: 24000, denominator: 1001 } } },
    'changed the frame rate of the project Salt House to 23.976 fps',
  ],
  ['task.created', { label: 'Rig', payload: { assigneeNames: ['Ann', 'Ben', 'Cy'] } },
    'added the task Rig for Ann, Ben and Cy'],
  ['task.updated', { label: 'Rig', payload: { assignees: assigned({ from: '', to: 'Ann Ben' }) } },
    'assigned Ann and Ben to the task Rig'],
  ['task.updated', { label: 'Rig', payload: { assignees: assigned({ from: 'Ann Ben', to: 'Ben' }) } },
    'unassigned Ann from the task Rig'],
  ['task.updated', { label: 'Rig', payload: { assignees: assigned({ from: 'Ann Ben', to: 'Ben Cy' }) } },
    'assigned Cy to the task Rig and unassigned Ann'],
  ['task.updated', { label: 'Rig', payload: { assignees: assigned({ from: 'Ann Ben', to: 'Ben Ann' }) } },
    'changed the task Rig'],
  ['task.unassigned', { label: 'Rig', payload: { assigneeName: 'Ann' } }, 'took the task Rig from Ann, who left'],
  ['asset.updated', { label: 'Ada', payload: { status: { from: 'DRAFT', to: 'IN_PROGRESS' } } },
    'set the asset Ada to In Progress'],
  ['asset.deleted', { label: null, payload: { name: 'Lamp' } }, 'deleted the asset Lamp'],
  ['asset.dependencyAdded', { label: 'Ada', payload: { relationshipType: 'OWNS', targetName: 'Coat' } },
    'noted that the asset Ada owns Coat'],
  ['casting.set', { payload: { assetName: 'Lamp', occurrences: { from: 0, to: 3 } } }, 'cast Lamp in SH0010, 3 times'],
  ['casting.set', { payload: { assetName: 'Lamp', occurrences: { from: 0, to: 1 } } }, 'cast Lamp in SH0010'],
  ['casting.removed', { payload: { assetName: 'Lamp', occurrences: { from: 1, to: 0 } } }, 'took Lamp out of SH0010'],
  ['scene.updated', { label: 'B', payload: { heading: { from: 'A', to: 'B' } } }, 'renamed a scene to B'],
  ['scene.deleted', { label: 'INT. HALL', payload: {} }, 'removed the scene INT. HALL'],
  ['playlist.itemsAdded', { label: 'Dailies', payload: { itemCount: 3 } }, 'added 3 items to the playlist Dailies'],
  ['playlist.updated', { label: 'B', payload: { name: { from: 'A', to: 'B' } } }, 'renamed a playlist to B'],
  ['reviewSession.decided', { label: 'Dailies', payload: { to: 'HOLD' } },
    'put an item of the playlist Dailies on hold'],
  ['reviewSession.decided', { label: 'Dailies', payload: { to: null } },
    'took back a decision on an item of the playlist Dailies'],
  ['playlist.deleted', { label: null, payload: { name: 'Dailies' } }, 'deleted the playlist Dailies'],
  ['script.imported', { label: 'Act one', payload: { shotCount: 12 } }, 'imported the script Act one with 12 shots'],
  ['webhook.updated', { label: 'Farm', payload: { host: { from: 'a.example.com', to: 'b.example.com' } } },
    'had the webhook Farm send to b.example.com'],
  ['webhook.disabled', { label: 'Farm', payload: { name: 'Farm' } }, 'switched the webhook Farm off'],
  ['webhook.redelivered', { label: 'Farm', payload: { count: 2 } },
    'had 2 deliveries of the webhook Farm sent again'],
])('says %s in a sentence', (type, facts, sentence) => {
  expect(read(type, facts)).toBe(sentence)
})

test('an event nobody wrote a sentence for still reads well', () => {
  expect(read('status.colorChanged', { label: 'Final' })).toBe('changed the color of the status Final')
  expect(read('takeNote.deleted', { label: null })).toBe('deleted the take note')
})
