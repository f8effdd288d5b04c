import { beforeAll, expect, test } from 'vitest'
import type { SentenceFacts } from '../../events/say.ts'
import { setShownLanguage } from '../../language.ts'
import { activitySentenceFrench } from './sentences.ts'

beforeAll(() => setShownLanguage('fr'))

function read(type: string, facts: Partial<SentenceFacts> = {}): string {
  const parts = activitySentenceFrench(type, { label: 'SH0010', payload: {}, count: 1, ...facts })
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')
}

function assigned({ from, to }: { from: string; to: string }) {
  const [before, after] = [from, to].map((names) => names.split(' ').filter(Boolean))
  return { from: before, fromNames: before, to: after, toNames: after }
}

test.each([
  ['view.drawn', { count: 14 }, 'a dessiné 14 fois dans le plan SH0010'],
  ['view.drawn', { label: null }, 'a dessiné dans un plan'],
  ['shot.moved', { count: 3 }, 'a déplacé le plan SH0010, 3 fois'],
  ['shot.statusChanged', { payload: { from: null, to: 'status_1' } }, 'a changé le statut du plan SH0010'],
  ['shot.statusChanged', { payload: { to: 'status_1', toName: 'Final' } }, 'a passé le plan SH0010 au statut Final'],
  ['shot.aspectRatioChanged', { payload: { to: 'RATIO_16_9' } }, 'a passé le plan SH0010 au format 16:9'],
  ['shot.updated', { payload: { frames: { from: 48, to: 1 } } }, 'a réglé le plan SH0010 sur 1 image'],
  ['view.created', { label: null }, 'a ajouté une vue à un plan'],
  ['view.created', {}, 'a ajouté une vue au plan SH0010'],
  ['view.deleted', { payload: { name: 'Close' } }, 'a supprimé la vue Close du plan SH0010'],
  ['soundtrack.set', { label: 'Main', payload: { file: 'mix.wav' } },
    'a donné au storyboard Main la bande-son mix.wav'],
  ['soundtrack.updated', { label: 'Main', payload: { offset: { from: 0, to: 4 } } },
    'a déplacé la bande-son du storyboard Main'],
  ['task.updated', { label: 'Rig', payload: { assignees: assigned({ from: '', to: 'Ann Ben' }) } },
    'a confié la tâche Rig à Ann et Ben'],
  ['task.updated', { label: 'Rig', payload: { assignees: assigned({ from: 'Ann', to: '' }) } },
    'a retiré Ann de la tâche Rig'],
  ['task.updated', { label: 'Rig', payload: { assignees: assigned({ from: 'Ann', to: 'Ben' }) } },
    'a confié la tâche Rig à Ben et l’a retirée à Ann'],
  ['view.cameraSet', { payload: { isMoving: true } }, 'a réglé le mouvement de caméra du plan SH0010'],
  ['view.cameraSet', { payload: { isMoving: false } }, 'a retiré le mouvement de caméra du plan SH0010'],
  ['voice.set', {}, 'a enregistré une voix pour le plan SH0010'],
  ['voice.removed', { label: null }, 'a retiré la voix d’un plan'],
  ['status.deleted', { label: 'Final', payload: { shotCount: 2 } },
    'a supprimé le statut Final, que portaient 2 plans'],
  ['status.deleted', { label: 'Final', payload: { shotCount: 1 } }, 'a supprimé le statut Final, que portait 1 plan'],
  ['member.added', { label: 'Ida', payload: { role: 'ADMIN' } }, 'a ajouté Ida avec le rôle Admin'],
  ['member.roleChanged', { label: 'Ida', payload: { from: 'ADMIN', to: 'MEMBER' } },
    'a donné à Ida le rôle Membre'],
  ['member.roleChanged', { label: 'Ida' }, 'a changé le rôle d’Ida'],
  ['member.roleChanged', { label: null }, 'a changé le rôle d’un ancien membre'],
  [
    'project.frameRateChanged', { label: 'Salt House', payload: { to: { numerator: 24000, denominator: 1001 } } },
    'a réglé la cadence du projet Salt House sur 23,976\u00a0i/s',
  ],
  ['asset.updated', { label: 'Ada', payload: { status: { from: 'DRAFT', to: 'IN_PROGRESS' } } },
    'a passé l’asset Ada au statut En cours'],
  ['asset.thumbnailRemoved', { label: 'Ada' }, 'a retiré l’image de l’asset Ada'],
  ['asset.dependencyRemoved', { label: 'Ada', payload: { relationshipType: 'USES', targetName: 'Coat' } },
    'a noté que l’asset Ada n’utilise plus Coat'],
  ['casting.set', { payload: { assetName: 'Lamp', occurrences: { from: 0, to: 3 } } },
    'a mis l’asset Lamp au casting du plan SH0010, 3 fois'],
  ['task.updated', { label: 'Rough', payload: { dueDate: '2026-11-21' } },
    'a fixé l’échéance de la tâche Rough au 21 nov. 2026'],
  ['task.dependencyAdded', { label: 'Rough', payload: { dependsOnTitle: 'Sheet' } },
    'a mis la tâche Rough en attente de Sheet'],
  ['scene.moved', { label: 'INT. HALL', payload: {} }, 'a déplacé la scène INT. HALL'],
  ['playlist.itemsRemoved', { label: 'Rushes', payload: { itemCount: 1 } },
    'a retiré 1 élément de la liste de lecture Rushes'],
  ['reviewSession.decided', { label: 'Rushes', payload: { to: 'CHANGES' } },
    'a demandé des changements sur un élément de la liste de lecture Rushes'],
  ['script.imported', { label: null, payload: { shotCount: 0 } }, 'a importé un scénario avec 0 plan'],
])('says %s in a French sentence', (type, facts, sentence) => {
  expect(read(type, facts)).toBe(sentence)
})

test('an event nobody wrote a sentence for still reads well', () => {
  expect(read('status.colorChanged', { label: 'Final' })).toBe('a modifié le statut Final (colorChanged)')
  expect(read('view.added', { label: null })).toBe('a ajouté une vue')
})
