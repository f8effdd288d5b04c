import { resolve } from 'node:path'
import { type AllowList, readAllowList } from './kernel/outsideAddress.ts'
import { StartupError } from './kernel/startupError.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PLANS = ['STARTER', 'PROFESSIONAL', 'ENTERPRISE'] as const

/** Everything the environment decides. */
export interface Config {
  /** PORT: where to listen; 4000. */
  port: number
  /** HOST: the address to listen on; 127.0.0.1. */
  host: string
  /** PUBLIC_URL: the address people reach the server by, without a trailing slash; http://localhost:PORT. */
  publicUrl: string
  /** DATA_DIR: the folder of everything kept on disk; `.data`. */
  dataFolder: string
  /** DATABASE_URL: a PostgreSQL of your own; without it one is embedded in DATA_DIR. */
  databaseUrl: string | null
  /** SMTP_URL: the server that takes mails; without it they are kept as files in DATA_DIR/mail. */
  smtpUrl: string | null
  /** MAIL_FROM: who mails are from; `Framewright <no-reply@the host of PUBLIC_URL>`. */
  mailFrom: string
  /** CONTACT_EMAIL: the address the contact page shows; `hello@the host of PUBLIC_URL`. */
  contactEmail: string
  /** INQUIRIES_EMAIL: who gets what is written on the public pages; without it messages are stored alone. */
  inquiriesEmail: string | null
  /** TRUST_PROXY: `on` when one proxy of yours adds to X-Forwarded-For; off, since anybody could. */
  isProxyTrusted: boolean
  /** CORS_ORIGINS: other origins whose pages may call with a token, as `https://a.example.com,https://b.example.com`. */
  corsOrigins: readonly string[]
  /** WEBHOOK_ALLOW: networks and hosts of an intranet that webhooks may reach, as `10.0.0.0/8,hooks.studio.lan`. */
  webhookAllow: AllowList
  /** DEFAULT_PLAN: the plan of new organizations; ENTERPRISE. */
  defaultPlan: (typeof PLANS)[number]
  /**
   * RATE_PER_TOKEN, RATE_PER_ADDRESS: how many requests a minute each server answers a token (1200), and an address
   * without one (300); `off` for any number.
   */
  requestRates: { perToken: number | null; perAddress: number | null }
  /**
   * LAYERED_DRAWINGS: `off` refuses operations of layers, brushes, areas, placements and cameras, as long as an older
   * server of the database cannot read them.
   */
  areLayersWritten: boolean
  /** LOG_LEVEL: the least that is logged; info. */
  logLevel: (typeof LOG_LEVELS)[number]
  /** DEMO: `off` keeps a first start from filling the empty database with the demo studio. */
  isDemoWanted: boolean
  /** NODE_ENV: `production` serves the built client; anything else leaves it to the development server. */
  isProduction: boolean
}

function oneOf<const Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value)
  if (found) return found
  throw new StartupError(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
}

function portOf(value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartupError(`PORT must be a number from 0 to 65535, not "${value}".`)
}

function rateOf(name: string, value: string): number | null {
  if (value === 'off') return null
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw new StartupError(`${name} must be a number of requests a minute or off, not "${value}".`)
}

function databaseUrlOf(value: string | undefined): string | null {
  if (!value) return null
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value
  throw new StartupError('DATABASE_URL must look like postgresql://user:password@host:5432/name.')
}

function publicUrlOf(value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '')
  throw new StartupError('PUBLIC_URL must look like https://boards.example.com.')
}

function smtpUrlOf(value: string | undefined): string | null {
  if (!value) return null
  if (/^smtps?:\/\//.test(value) && URL.canParse(value)) return value
  throw new StartupError('SMTP_URL must look like smtp://user:password@host:587.')
}

function corsOriginsOf(value: string): string[] {
  const origins = value.split(',').map((each) => each.trim().replace(/\/+$/, '').toLowerCase())
  return origins.filter(Boolean).map((origin) => {
    if (/^https?:[^*]+$/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin
    throw new StartupError(
      `CORS_ORIGINS must be addresses like https://tools.example.com, separated by commas, not "${origin}".`,
    )
  })
}

function emailOf(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(value)) return value
  throw new StartupError(`${name} must be one address such as hello@example.com.`)
}

/** Reads the environment. StartupError with one clear sentence when a variable makes no sense. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const port = portOf(environment['PORT'] ?? '4000')
  const publicUrl = publicUrlOf(environment['PUBLIC_URL'] ?? `http://localhost:${port}`)
  return {
    port,
    host: environment['HOST'] ?? '127.0.0.1',
    publicUrl,
    dataFolder: resolve(environment['DATA_DIR'] ?? '.data'),
    databaseUrl: databaseUrlOf(environment['DATABASE_URL']),
    smtpUrl: smtpUrlOf(environment['SMTP_URL']),
    mailFrom: environment['MAIL_FROM'] ?? `Framewright <no-reply@${new URL(publicUrl).hostname}>`,
    corsOrigins: corsOriginsOf(environment['CORS_ORIGINS'] ?? ''),
    webhookAllow: readAllowList(environment['WEBHOOK_ALLOW'] ?? '', 'WEBHOOK_ALLOW'),
    contactEmail: emailOf('CONTACT_EMAIL', environment['CONTACT_EMAIL']) ?? `hello@${new URL(publicUrl).hostname}`,
    inquiriesEmail: emailOf('INQUIRIES_EMAIL', environment['INQUIRIES_EMAIL']),
    isProxyTrusted: environment['TRUST_PROXY'] === 'on',
    defaultPlan: oneOf('DEFAULT_PLAN', environment['DEFAULT_PLAN'] ?? 'ENTERPRISE', PLANS),
    requestRates: {
      perToken: rateOf('RATE_PER_TOKEN', environment['RATE_PER_TOKEN'] ?? '1200'),
      perAddress: rateOf('RATE_PER_ADDRESS', environment['RATE_PER_ADDRESS'] ?? '300'),
    },
    areLayersWritten: environment['LAYERED_DRAWINGS'] !== 'off',
    logLevel: oneOf('LOG_LEVEL', environment['LOG_LEVEL'] ?? 'info', LOG_LEVELS),
    isDemoWanted: environment['DEMO'] !== 'off',
    isProduction: environment['NODE_ENV'] === 'production',
  }
}
