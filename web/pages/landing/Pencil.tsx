/** A blue pencil whose point is at its lower left corner. */
export function Pencil() {
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden strokeLinejoin="round" strokeWidth="1.5">
      <path
        d="M3 41l3.5-11L31 5.5a4 4 0 0 1 5.6 0l1.9 1.9a4 4 0 0 1 0 5.6L14 37.5z" fill="#4FB3E8" stroke="#17171C"
      />
      <path d="M3 41l3.5-11 7.5 7.5z" fill="#F1E3C8" stroke="#17171C" />
      <path d="M3 41l1.3-4.2 2.9 2.9z" fill="#17171C" />
    </svg>
  )
}
