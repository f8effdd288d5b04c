import { translated } from './translated.ts'

/** Choosing a script to import. */
export const scriptMessages = translated('scriptMessages', {
  title: 'Import script',
  line: 'Every scene heading becomes a scene, every paragraph of action a shot, with the dialogue that follows it.',
  chooseFile: 'Choose a file',
  fileHelp: 'Fountain, Final Draft or plain text, up to 2 MB',
  drop: 'Drop a .fountain, .fdx or .txt file here',
  orPaste: 'or paste the script',
  textPlaceholder: 'INT. KITCHEN - NIGHT\n\nRain on the window. ADA waits with a cup in her hands.',
  read: 'Show the plan',
  empty: 'Choose a file or paste a script first',
})
