import { parentPort, workerData } from 'node:worker_threads'
import { speak } from '../messages/speak.ts'

// A thread for each language: what a module says is decided when it is first loaded.
await speak(workerData.language)
const { renderLanding } = await import('./landing.tsx')
parentPort?.postMessage(await renderLanding())
