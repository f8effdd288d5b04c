import { formatTenths } from './format.ts'

/** How far the board of the welcome page is drawn, and how long it is, both in seconds: '00:03.2 / 00:18.0'. */
export const stripClock = (seconds: number, total: number) =>
  [seconds, total].map((time) => `00:${formatTenths(time).padStart(4, '0')}`).join(' / ')
