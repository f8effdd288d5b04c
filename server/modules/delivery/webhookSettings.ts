import type { AllowList } from '../../kernel/outsideAddress.ts'
import { openedAtStart } from '../../kernel/resources.ts'
import type { Resolve } from '../../platform/outgoing/post.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How events are delivered. Times in milliseconds. */
export interface WebhookSettings {
  /** What may be reached besides public addresses. */
  allow: AllowList
  /** The pause after each try that failed; after the last one's own try nothing is tried any more. */
  pauses: readonly number[]
  /** How long a try may take. */
  tryLimit: number
  /** A webhook is switched off when so many deliveries failed for good, and none has arrived for so long. */
  giveUp: { deliveries: number; after: number }
  /** How names become addresses; as the system does it when not given. */
  resolve?: Resolve
}

const DEFAULTS: WebhookSettings = {
  allow: { networks: [], hosts: new Set() },
  // Standard Webhooks asks for a schedule over a day or more; this one takes 24 hours and 43 minutes.
  pauses: [
    5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 14 * HOUR,
  ],
  tryLimit: 15 * SECOND,
  giveUp: { deliveries: 3, after: 24 * HOUR },
}

/** How events are delivered now. */
export const webhookSettings = openedAtStart<WebhookSettings>('the settings of webhooks')

/** Decides how events are delivered from now on; what is not given is as usual. */
export function setWebhooks(wanted: Partial<WebhookSettings>): void {
  webhookSettings.provide({ ...DEFAULTS, ...wanted })
}
