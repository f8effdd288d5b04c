/** The statuses a new project's shots may have, in order; colours are `#rrggbb`. */
export const DEFAULT_SHOT_STATUSES = [
  { name: 'Rough', color: '#9ba1ac' },
  { name: 'Clean-up', color: '#e8a33d' },
  { name: 'In Review', color: '#4fb3e8' },
  { name: 'Approved', color: '#3fb27f' },
  { name: 'Retake', color: '#e5484d' },
] as const
