import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeStudio, type Studio } from '../../harness/fixtures.ts'
import { changesOf, imported, planned } from './importCalls.ts'

/** The forms of the files that Kitsu is tested with (cgwire/zou, tests/fixtures/csv), with contents of our own. */
const SHAPES: Record<string, { text: string; changes?: string[]; refusal?: string }> = {
  'assets with columns of the studio, and an empty line': {
    text: 'Type,Name,Description,Vendor\nProp,Oar,Ash,North\n\nCharacter,Tom,Keeper,North\n',
    changes: ['2 ADDED Oar', '4 ADDED Tom'],
  },
  'assets with rows that are too short': {
    text: 'Type,Name,Description,Vendor\nProp,Oar\nProp,Net,Hemp,North\n',
    changes: ['2 REFUSED Oar', '3 ADDED Net'],
  },
  'assets without a name': { text: 'Type,Description,Vendor\nProp,Ash,North\n', refusal: 'CSV_COLUMNS_MISSING' },
  'assets with a status of a task that is not there': {
    text: 'Type,Name,Sculpt,Rig\nProp,Oar,later,\n', changes: ['2 ADDED Oar'],
  },
  'assets with and without an episode': {
    text: 'Episode,Type,Name,Description\nE01,Prop,Oar,Ash\n,Prop,Net,Hemp\n',
    changes: ['2 ADDED Oar', '3 ADDED Net'],
  },
  'assets without a type': { text: 'Type,Name,Description\n,Oar,Ash\n', changes: ['2 REFUSED Oar'] },
  'assets with a type in small letters': { text: 'Type,Name\nprop,Oar\n', changes: ['2 ADDED Oar'] },
  'assets with semicolons': { text: 'Type;Name;Description\nProp;Oar;Ash\n', changes: ['2 ADDED Oar'] },
  'assets with people in their columns': { text: 'Type,Name,Checker\nProp,Oar,Ana Ruiz\n', changes: ['2 ADDED Oar'] },
  'assets with people whom nobody knows': {
    text: 'Type,Name,Checker\nProp,Oar,nobody@example.com\n', changes: ['2 ADDED Oar'],
  },
  'assets of the type Shot': { text: 'Type,Name,Description\nShot,Oar,Ash\n', changes: ['2 ADDED Oar'] },
  'assets with statuses of tasks': { text: 'Type,Name,Paint,Sculpt\nProp,Oar,,wip\n', changes: ['2 ADDED Oar'] },
  'castings of assets and shots in episodes': {
    text: 'Episode,Parent,Name,Asset Type,Asset,Occurences,Label\nMP,Environment,Pier,Props,Boat,1,dressing\n' +
      ',Environment,Pier,Props,Rope,12,dressing\nE01,SQ01,SH01,Character,Nell,1,animate\n' +
      'E02,SQ01,SH01,Environment,Pier,1,layout\n',
    changes: [
      '2 ADDED Environment/Pier: Boat', '3 ADDED Environment/Pier: Rope', '4 ADDED E01_SQ01/SH01: Nell',
      '5 ADDED E02_SQ01/SH01: Pier',
    ],
  },
  'castings of one episode': {
    text: 'Episode,Parent,Name,Asset Type,Asset,Occurences,Label\nMP,Environment,Pier,Props,Boat,1,fixed\n' +
      'E01,SQ01,SH01,Character,Nell,1,fixed\n',
    changes: ['2 ADDED Environment/Pier: Boat', '3 ADDED E01_SQ01/SH01: Nell'],
  },
  people: {
    text: '"First Name";"Last Name";"Email";"Role"\n"Ana";"Ruiz";"ana@example.com";"Artist"\n',
    refusal: 'CSV_KIND_UNKNOWN',
  },
  'shots with people to do their tasks': {
    text: 'Episode,Sequence,Name,Layout,Layout assignations\nE03,SQ09,SH01,,"Ana Ruiz, Bo Lund"\nE03,SQ09,SH02,,\n',
    changes: ['- ADDED SQ09', '2 ADDED SQ09/SH01', '3 ADDED SQ09/SH02'],
  },
  'shots with people whom nobody knows': {
    text: 'Episode,Sequence,Name,Layout,Layout assignations\nE03,SQ09,SH01,,nobody@example.com\n',
    changes: ['- ADDED SQ09', '2 ADDED SQ09/SH01'],
  },
  'shots between blank lines': {
    text: 'Sequence,Name,Frames\nSQ09,SH01,10\n,,\nSQ09,SH02,20\n,,\n',
    changes: ['- ADDED SQ09', '2 ADDED SQ09/SH01', '4 ADDED SQ09/SH02'],
  },
  'shots with yes and no in their columns': {
    text: 'Sequence,Name,Is Night\nSQ09,SH01,true\n', changes: ['- ADDED SQ09', '2 ADDED SQ09/SH01'],
  },
  'shots with and without a range of frames': {
    text: 'Episode,Sequence,Name,Description,FPS,In,Out\nE03,SQ09,SH01,Empty,24,,\nE03,SQ09,SH02,Full,24,1001,1100\n',
    changes: ['- ADDED SQ09', '2 ADDED SQ09/SH01', '3 ADDED SQ09/SH02'],
  },
  'shots with and without an episode': {
    text: 'Episode,Sequence,Name\nE03,SQ09,SH01\n,SQ09,SH02\n',
    changes: ['- ADDED SQ09', '2 ADDED SQ09/SH01', '3 ADDED SQ09/SH02'],
  },
  'shots without a name': {
    text: 'Sequence,Name,Frames\nSQ09,SH01,10\nSQ08,,\n,,1200\n',
    changes: ['- ADDED SQ09', '2 ADDED SQ09/SH01', '3 REFUSED SQ08/', '4 REFUSED /'],
  },
  'tasks of shots and assets': {
    text: 'Project,Task Type,Sequence,Shot,Asset Type,Asset,Name,Assignee,Due date,Task Status\n' +
      'Lighthouse,Layout,SQ09,SH01,,,Main,Ana Ruiz,2026-12-01,WIP\n',
    refusal: 'CSV_COLUMNS_MISSING',
  },
}

let app: TestApp
let studio: Studio
let projectId: string

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
  projectId = (await makeProject(app, studio.owner, studio.organizationId)).projectId
  const shots = 'Episode,Sequence,Name\nE01,SQ01,SH01\nE02,SQ01,SH01\n'
  await imported(app, studio.owner, projectId, shots)
  await imported(app, studio.owner, projectId,
    'Type,Name\nEnvironment,Pier\nProp,Boat\nProp,Rope\nCharacter,Nell\n')
})
afterAll(() => app.stop())

it.each(Object.entries(SHAPES))('%s', async (_name, { text, changes, refusal }) => {
  const plan = await planned(app, studio.member, projectId, text, { as: { csv: { profile: 'KITSU' } } })
  expect(plan.failure?.reason ?? null).toBe(refusal ?? null)
  expect(changesOf(plan)).toEqual(changes ?? [])
})
