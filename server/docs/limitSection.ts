import { COUNTED_PAGE } from '../graphql/documentCost.ts'
import { COST_LIMIT } from '../graphql/limits.ts'
import { PLAN_LIMITS, type PlanLimits } from '../kernel/plans.ts'
import { codeBlock, table } from './code.ts'
import { html } from './html.ts'
import type { Installation } from './installation.ts'
import { type Limit, limitsOf } from './limitTable.ts'
import { type Section, textSection } from './section.ts'

const count = (value: number) => value.toLocaleString('en-US')

const limitRow = ([what, most, unit]: Limit) =>
  html`<tr><th scope="row">${what}</th><td class="number">${
    most === null ? 'no bound' : `${count(most)} ${unit}`
  }</td></tr>`

const PLAN_UNITS: Readonly<Record<keyof PlanLimits, string>> = {
  projects: 'projects',
  members: 'members',
  viewers: 'viewers',
  storageBytes: 'bytes',
}

const planRow = ([plan, limits]: [string, PlanLimits]) =>
  html`<tr><th scope="row">${plan}</th>${Object.entries(PLAN_UNITS).map(([name, unit]) => {
    const most = limits[name as keyof PlanLimits]
    return html`<td class="number">${most === null ? `any number of ${unit}` : `${count(most)} ${unit}`}</td>`
  })}</tr>`

/** Every bound there is. */
export const limitSection = (installation: Installation): Section =>
  textSection('limits', 'Limits', html`
<p>A request over a limit changes nothing and fails with an error that names the limit:
  <a href="#error-TOO_COMPLEX">TOO_COMPLEX</a> for a request, <a href="#error-RATE_LIMITED">RATE_LIMITED</a> for a rate,
  <a href="#error-INVALID_INPUT">INVALID_INPUT</a> for a value, <a href="#error-PLAN_LIMIT">PLAN_LIMIT</a> for a
  plan.</p>
${Object.entries(limitsOf(installation)).map(([heading, limits]) =>
  html`<h3>${heading}</h3>${table(heading, ['What', 'At most'], limits.map(limitRow))}`)}
<h3>Plans</h3>
${table('Plans', ['Plan', 'Projects', 'Members', 'Viewers', 'Bytes stored'], Object.entries(PLAN_LIMITS).map(planRow))}
<h3 id="cost">What a request costs</h3>
<p>A field costs 1. A field inside the rows of a connection costs 1 for each row of the page: <code>first</code> or
  <code>last</code>, or ${COUNTED_PAGE} if neither is given. Fields with a higher cost state it in their description.
  The response contains the cost of the request, computed before anything is read:</p>
${codeBlock(`{ "data": {}, "extensions": { "cost": { "requested": 412, "limit": ${COST_LIMIT} } } }`, 'JSON')}
<p>The headers <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> (seconds)
  give the state of the rate limit. Over the limit, wait <code>Retry-After</code> seconds.</p>`)
