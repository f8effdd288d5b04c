import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

function viewsOf(shot: RecordProxy | null | undefined): RecordProxy[] {
  return (shot?.getLinkedRecords('views') ?? []).filter((view) => view !== null)
}

/** Puts the views in this order and renumbers their places. */
function setViews(shot: RecordProxy, views: readonly RecordProxy[]): void {
  shot.setLinkedRecords([...views], 'views')
  views.forEach((view, index) => view.setValue(index + 1, 'position'))
}

/** Puts a view of a shot at a 1-based place among the others. */
export function moveViewRecord(store: RecordSourceProxy, shotId: string, viewId: string, position: number): void {
  const shot = store.get(shotId)
  const views = viewsOf(shot)
  const moved = views.find((view) => view.getDataID() === viewId)
  if (!shot || !moved) return
  setViews(shot, views.filter((view) => view !== moved).toSpliced(position - 1, 0, moved))
}

/** Takes a view off its shot; the record stays, so that it can come back. */
export function removeViewRecord(store: RecordSourceProxy, shotId: string, viewId: string): void {
  const shot = store.get(shotId)
  if (shot) setViews(shot, viewsOf(shot).filter((view) => view.getDataID() !== viewId))
}
