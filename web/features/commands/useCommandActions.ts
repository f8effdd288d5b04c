import {
  BookmarkPlus, Building2, CircleUser, Clapperboard, FileClock, FileCode, FileOutput, FolderClosed, FolderPlus, History,
  House, Keyboard, KeyRound, LayoutDashboard, ListTodo, ListVideo, LogOut, Monitor, Moon, Shapes, SquareKanban, Sun,
  Table2, Users,
  type LucideIcon,
} from 'lucide-react'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { askExport } from '../../lib/exportPlace.ts'
import { useSelectedOrganization } from '../../lib/selectedOrganization.ts'
import { SHORTCUTS, chordsOf } from '../../lib/shortcuts.ts'
import { commandMessages } from '../../messages/commands.ts'
import { memberMessages } from '../../messages/organizations.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { shellMessages } from '../../messages/shell.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { setColorMode, useColorMode } from '../../ui/colorMode.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { showCommandLayer } from './commandLayer.ts'
import type { Command } from './commandTypes.ts'

const words = commandMessages
const { keywords } = words
const { pages: pageNames } = projectFrameMessages
const { sections } = settingsMessages
const PROJECT = /^\/dashboard\/projects\/([^/]+)/

type Page = readonly [path: string, title: string, icon: LucideIcon, keywords?: string]

const PAGES: readonly Page[] = [
  ['/dashboard', shellMessages.overview, House],
  ['/dashboard/projects', shellMessages.projects, FolderClosed],
  ['/dashboard/organizations', shellMessages.organizations, Building2],
  ['/dashboard/assets', shellMessages.assetLibrary, Shapes],
  ['/dashboard/tasks', shellMessages.taskBoard, ListTodo],
  ...(['profile', 'password', 'sessions', 'tokens', 'appearance'] as const).map((section): Page => [
    `/dashboard/user-settings?section=${section}`, words.settingsOf(sections[section]),
    section === 'tokens' ? KeyRound : CircleUser, keywords.settings,
  ]),
  ['/home', words.home, House],
  ['/docs/api', words.apiDocs, FileCode],
]

function pagesOfProject(path: string): readonly Page[] {
  return [
    [path, shellMessages.project, LayoutDashboard],
    [`${path}/storyboard`, shellMessages.storyboard, Clapperboard],
    [`${path}/playlists`, pageNames.playlists, ListVideo, keywords.playlists],
    [`${path}/assets`, pageNames.assets, Shapes],
    [`${path}/breakdown`, pageNames.breakdown, Table2],
    [`${path}/tasks`, taskMessages.page, SquareKanban],
    [`${path}/versions`, pageNames.versions, FileClock, keywords.versions],
    [`${path}/activity`, pageNames.activity, History],
  ]
}

/** Pages the server shows itself are opened by the browser. */
const IS_SERVED = /^\/docs\//

/** What can be done and where one can go, on the page one is on. */
export function useCommandActions(): { actions: readonly Command[]; pages: readonly Command[] } {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { preference } = useColorMode()
  const organizationId = useSelectedOrganization()
  const [signOut] = useSignOut()
  return useMemo(() => {
    const projectPath = PROJECT.exec(pathname)?.[0] ?? null
    const go = (path: string) => (IS_SERVED.test(path) ? window.location.assign(path) : void navigate(path))
    const pageCommand = ([path, title, icon, more]: Page, line?: string): Command => ({
      id: `page:${path}`, title, icon, line, keywords: more, run: () => go(path),
    })
    const action = (title: string, icon: LucideIcon, run: () => void, more?: Partial<Command>): Command => ({
      id: `action:${title}`, title, icon, run, ...more,
    })
    const create = (title: string, icon: LucideIcon, path: string, line?: string): Command =>
      action(title, icon, () => go(path), { line, keywords: keywords.create })
    const themes = [
      ['light', words.lightTheme, Sun], ['dark', words.darkTheme, Moon], ['system', words.systemTheme, Monitor],
    ] as const
    return {
      actions: [
        ...(projectPath === null ? [] : [
          create(words.newBoard, Clapperboard, `${projectPath}?new-board`, words.inProject),
          create(playlistMessages.create, ListVideo, `${projectPath}/playlists?new`, words.inProject),
          create(words.newAsset, Shapes, `${projectPath}/assets?new`, words.inProject),
          create(words.newTask, SquareKanban, `${projectPath}/tasks?new`, words.inProject),
          action(words.saveVersion, BookmarkPlus, () => go(`${projectPath}/versions?save`), {
            line: words.inProject, keywords: keywords.versions,
          }),
          action(words.export, FileOutput, () => askExport(), {
            line: words.inProject, keywords: keywords.export, chord: chordsOf(SHORTCUTS.everywhere.export)[0],
          }),
        ]),
        ...(organizationId === null ? [] : [
          create(memberMessages.invite, Users, `/dashboard/organizations/${organizationId}?tab=members&invite`),
        ]),
        create(words.createProject, FolderPlus, '/dashboard/projects?new'),
        create(words.createOrganization, Building2, '/dashboard/organizations?new'),
        ...themes
          .filter(([theme]) => theme !== preference)
          .map(([theme, title, icon]) => action(title, icon, () => setColorMode(theme), { keywords: keywords.theme })),
        action(words.shortcuts, Keyboard, () => showCommandLayer('shortcuts'), {
          keywords: keywords.shortcuts, chord: chordsOf(SHORTCUTS.everywhere.sheet)[0],
        }),
        action(words.signOut, LogOut, signOut, { keywords: keywords.signOut }),
      ],
      pages: [
        ...(projectPath === null
          ? []
          : pagesOfProject(projectPath).map((page) => pageCommand(page, words.inProject))),
        ...PAGES.map((page) => pageCommand(page)),
      ],
    }
  }, [navigate, organizationId, pathname, preference, signOut])
}

/** Whether every word of a text is in the title or the keywords of a command. */
export function isCommandMeant({ title, keywords: more = '', line = '' }: Command, text: string): boolean {
  const heap = `${title} ${more} ${line}`.toLocaleLowerCase()
  return text.toLocaleLowerCase().split(/\s+/).every((word) => heap.includes(word))
}
