/** Gives the focus to the tab of a view in a list whose elements carry `data-view`, once it is drawn. */
export function focusViewTab(list: { readonly current: HTMLElement | null }, viewId: string): void {
  requestAnimationFrame(() => {
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[data-view]') ?? [])]
    const element = elements.find((each) => each.dataset['view'] === viewId)
    element?.querySelector<HTMLElement>('[role=tab]')?.focus()
  })
}
