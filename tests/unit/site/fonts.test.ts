import { readFileSync } from 'node:fs'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import courierNew from '@capsizecss/metrics/courierNew'
import inter from '@capsizecss/metrics/inter'
import jetBrainsMono from '@capsizecss/metrics/jetBrainsMono'
import roboto from '@capsizecss/metrics/roboto'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../../../web/ui/fonts.css', import.meta.url), 'utf8')
const METRIC = /(ascent-override|descent-override|size-adjust): ([\d.]+%)/g

const metricsOf = (fontFace: string) =>
  Object.fromEntries([...fontFace.matchAll(METRIC)].map(([, name, value]) => [name ?? '', value]))

test.each([
  ['Inter Fallback', [inter, arial]],
  ['Inter Fallback Roboto', [inter, roboto]],
  ['JetBrains Mono Fallback', [jetBrainsMono, courierNew]],
] as const)('%s takes the room of the font it stands in for', (family, fonts) => {
  const written = css.split('@font-face').find((face) => face.includes(`font-family: '${family}'`)) ?? ''
  const wanted = metricsOf(createFontStack([...fonts]).fontFaces)
  expect(Object.keys(wanted)).toHaveLength(3)
  expect(metricsOf(written)).toEqual(wanted)
})
