import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { exportMessages } from '../../messages/exports.ts'
import { showFailure } from '../../relay/useChange.ts'
import { showToast } from '../../ui/toaster.tsx'
import { downloadExport } from './downloadExport.ts'

const words = exportMessages

/** Downloads an export; a toast says why it could not. Calls `onStarted` when the browser has the address. */
export function useDownload(id: string, onStarted?: () => void): [download: () => Promise<void>, isFetching: boolean] {
  const environment = useRelayEnvironment()
  const [isFetching, setIsFetching] = useState(false)
  async function download(): Promise<void> {
    setIsFetching(true)
    try {
      if (await downloadExport(environment, id)) onStarted?.()
      else showToast({ type: 'error', title: words.downloadFailed, description: words.isGone })
    } catch (error) {
      showFailure(words.downloadFailed, error, () => void download())
    } finally {
      setIsFetching(false)
    }
  }
  return [download, isFetching]
}
