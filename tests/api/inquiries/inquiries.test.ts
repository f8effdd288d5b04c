import { randomUUID } from 'node:crypto'
import { inject, afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquiryAddresses } from '../../../server/modules/inquiries/inquiryAddresses.ts'
import { forgetInquiries } from '../../../server/modules/inquiries/inquiriesHousekeeping.service.ts'
import { CONTACT_EMAIL, INQUIRIES_EMAIL, startApp, type TestApp } from '../../harness/app.ts'
import { anyAddress } from '../../harness/client.ts'
import { makePerson } from '../../harness/fixtures.ts'
import { mailsTo } from '../../harness/mailServer.ts'
import { runJobsUntil } from '../../harness/mails.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, prisma } from '../../harness/running.ts'

const SEND = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { email } }`
const REQUEST = `mutation ($input: RequestConsultationInput!) { requestConsultation(input: $input) { email } }`
const DAY_MS = 86_400_000

describe('what is written on the public pages', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const messageOf = (change: object = {}) => ({
    name: 'Ada Byron', email: `${randomUUID()}@example.com`, subject: `Boards ${randomUUID()}`,
    message: 'Hello.\n\nDo you teach?', ...change,
  })
  const requestOf = (change: object = {}) => ({
    name: 'Ada Byron', email: `${randomUUID()}@example.com`, company: `Kestrel ${randomUUID()}`, teamSize: 'UP_TO_50',
    ...change,
  })
  const send = (input: object, from?: string) => app.send(null, SEND, { input }, from)
  const request = (input: object, from?: string) => app.send(null, REQUEST, { input }, from)

  /** The mail to who answers that has a subject. */
  async function mailAbout(subject: string) {
    const find = async () =>
      (await mailsTo(inject('mailFolder'), INQUIRIES_EMAIL)).find((mail) => mail.subject === subject)
    await runJobsUntil(async () => (await find()) !== undefined)
    return find()
  }

  it('shows an address to write to', async () => {
    expect(await app.ask(null, '{ contactEmail }')).toEqual({ contactEmail: CONTACT_EMAIL })
  })

  it('keeps a message and mails it to who answers, whose reply goes to who wrote', async () => {
    const input = messageOf({ name: ' Ada Byron ' })
    const answer = await send(input)
    expect(answer).toEqual({ status: 200, errors: [], data: { sendContactMessage: { email: input.email } } })
    const where = { email: input.email }
    expect(await prisma.contactMessage.findFirstOrThrow({ where })).toMatchObject({ ...input, name: 'Ada Byron' })
    const mail = await mailAbout(`Contact: ${input.subject}`)
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([input.email])
    expect(mail?.text).toContain('Do you teach?')
    expect(mail?.text).toContain('Ada Byron')
  })

  it('keeps a request for a consultation and mails it', async () => {
    const input = requestOf({ preferredTime: 'Tuesday mornings', message: 'Twelve seats\n<b>and</b> a server' })
    expect((await request(input)).errors).toEqual([])
    expect(await prisma.consultationRequest.findFirstOrThrow({ where: { email: input.email } })).toMatchObject(input)
    const mail = await mailAbout(`Consultation: ${input.company}`)
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([input.email])
    for (const text of ['11 to 50 people', 'Tuesday mornings', '<b>and</b> a server']) {
      expect(mail?.text).toContain(text)
    }
    expect(mail?.html).not.toContain('<b>and</b>')
  })

  it('is open to who is signed in as well', async () => {
    const ada = await makePerson(app)
    expect((await app.send(ada, SEND, { input: messageOf() })).errors).toEqual([])
  })

  it('is kept and not mailed where nobody answers', async () => {
    inApp(() => inquiryAddresses.provide({ contactEmail: CONTACT_EMAIL, inquiriesEmail: null }))
    const input = messageOf()
    expect((await send(input)).errors).toEqual([])
    inApp(() => inquiryAddresses.provide({ contactEmail: CONTACT_EMAIL, inquiriesEmail: INQUIRIES_EMAIL }))
    expect(await prisma.contactMessage.count({ where: { email: input.email } })).toBe(1)
    const later = messageOf()
    await send(later)
    await mailAbout(`Contact: ${later.subject}`)
    const subjects = (await mailsTo(inject('mailFolder'), INQUIRIES_EMAIL)).map(({ subject }) => subject)
    expect(subjects).not.toContain(`Contact: ${input.subject}`)
  })

  it('says yes to a machine and keeps nothing', async () => {
    const message = messageOf({ website: 'https://spam.example' })
    const consultation = requestOf({ website: ' x ' })
    expect(await send(message)).toMatchObject({ errors: [], data: { sendContactMessage: { email: message.email } } })
    expect((await request(consultation)).errors).toEqual([])
    expect(await prisma.contactMessage.count({ where: { email: message.email } })).toBe(0)
    expect(await prisma.consultationRequest.count({ where: { email: consultation.email } })).toBe(0)
  })

  it('is refused with every reason at once, and nothing is kept', async () => {
    const before = await prisma.contactMessage.count({ where: { email: 'ada@' } })
    expectRefused(await send({ name: ' ', email: 'ada@', subject: 'a\nb', message: '\n ' }), 'INVALID_INPUT', {
      name: 'Name is required', email: 'Email is invalid', subject: 'Subject must be on one line',
      message: 'Message is required',
    })
    expectRefused(await send(messageOf({ message: 'x'.repeat(20_001) })), 'INVALID_INPUT', {
      message: 'Message must be at most 20,000 characters',
    })
    expectRefused(await request(requestOf({ company: '', email: '' })), 'INVALID_INPUT', {
      company: 'Company is required', email: 'Email is required',
    })
    expect(await prisma.contactMessage.count({ where: { email: 'ada@' } })).toBe(before)
  })

  it.each([['sendContactMessage'], ['requestConsultation']])('lets a network %s five times an hour', async (name) => {
    const from = anyAddress()
    const once = () => (name === 'sendContactMessage' ? send(messageOf(), from) : request(requestOf(), from))
    for (let count = 0; count < 5; count += 1) expect((await once()).errors).toEqual([])
    const refused = await once()
    expectRefused(refused, 'RATE_LIMITED')
    expect(refused.errors[0]?.extensions.retryAfter).toBeGreaterThan(3000)
    expect((await send(messageOf())).errors).toEqual([])
  })

  it('is forgotten after two years', async () => {
    const [old, young] = [messageOf(), messageOf()]
    await prisma.contactMessage.create({ data: { ...old, createdAt: new Date(Date.now() - 731 * DAY_MS) } })
    await prisma.contactMessage.create({ data: { ...young, createdAt: new Date(Date.now() - 700 * DAY_MS) } })
    await inApp(forgetInquiries)
    expect(await prisma.contactMessage.count({ where: { email: old.email } })).toBe(0)
    expect(await prisma.contactMessage.count({ where: { email: young.email } })).toBe(1)
  })
})
