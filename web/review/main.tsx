import { createRoot } from 'react-dom/client'
import { showColors } from '../ui/shownColors.ts'
import { ReviewPage } from './ReviewPage.tsx'
import { speakAsBrowser } from './words.ts'

async function start(): Promise<void> {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', showColors)
  // Words that cannot be had are no reason to show nothing: the page speaks English then.
  await speakAsBrowser().catch(() => undefined)
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<ReviewPage />)
}

void start()
