const MINUTE = 60
const HOUR = 3_600

/** Seconds as a running time: '00:30', '12:05', '1:02:00' from an hour on. Rounded to the second. */
export function runningTime(seconds: number): string {
  const whole = Math.round(seconds)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const minutesAndSeconds = `${twoDigits(Math.floor((whole % HOUR) / MINUTE))}:${twoDigits(whole % MINUTE)}`
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${minutesAndSeconds}` : minutesAndSeconds
}
