import { generateKeyPairSync } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { redirectAddress } from '../../../adapters/datatrans/datatrans-hosts.ts'
import { configurationMessage, readConfiguration } from '../../../adapters/configuration/read-configuration.ts'

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  const read = readConfiguration(environment)
  return E.isLeft(read) ? read.left.map(({ variable }) => variable) : []
}

const LIVE = {
  MODE: 'live', DATABASE_URL: 'postgres://shop:word@db.example/shop', SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://iris.example',
  SMTP_URL: 'smtp://mail.example', DATATRANS_MERCHANT_ID: '1100000000', DATATRANS_PASSWORD: 'word', DATATRANS_SIGN_KEY: 'ab'.repeat(32),
  DATATRANS_ENVIRONMENT: 'sandbox', SHOPS: 'shops.json', PLAIN_PAGES: 'yes',
}

describe('the configuration', () => {
  it('is a demo shop on port 3000 when nothing is set', () => {
    expect(readConfiguration({})).toEqual(
      E.right({
        mode: 'demo', port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', dataDir: './data', brand: 'iris',
        logLevel: 'info', paymentHours: 24, transferDays: 10,
        databasePool: 10, drainSeconds: 0, renderedPages: 600, eventLoopLagLimit: 250,
      }),
    )
  })

  it('CC-CHAN-01 refuses a brand that is none of the five', () => {
    expect(faultsOf({ BRAND: 'opticland' })).toEqual(['BRAND'])
    for (const brand of ['iris', 'lensvision', 'discountlens', 'mrlens', 'mclinsen']) expect(faultsOf({ BRAND: brand })).toEqual([])
  })

  it('names every fault in one message and shows no secret', () => {
    const read = readConfiguration({ PORT: '70000', MODE: 'production', SECRET: 'short-secret', DATABASE_URL: 'mysql://root:hunter2@x' })
    const message = E.isLeft(read) ? configurationMessage(read.left) : ''
    expect(message).toContain('MODE must be demo or live, not "production"')
    expect(message).toContain('PORT must be a whole number from 1 to 65535, not "70000"')
    expect(message).toContain('SECRET must be')
    expect(message).toContain('DATABASE_URL must be')
    expect(message).not.toMatch(/short-secret|hunter2/)
  })

  it('counts an empty variable as absent', () => {
    expect(faultsOf({ PORT: '', BRAND: '' })).toEqual([])
  })

  it('requires in live mode what money, mail and data need', () => {
    expect(faultsOf({ MODE: 'live' })).toEqual([
      'DATABASE_URL', 'SECRET', 'PUBLIC_URL', 'SHOPS', 'SMTP_URL', 'DATATRANS_MERCHANT_ID', 'DATATRANS_PASSWORD', 'DATATRANS_SIGN_KEY',
      'DATATRANS_ENVIRONMENT', 'STORYBLOK_TOKENS',
    ])
    expect(faultsOf(LIVE)).toEqual([])
  })

  it('H-O01 shows no demo page in live mode: each brand has a separate space, or none has composed pages', () => {
    const { PLAIN_PAGES: _none, ...live } = LIVE
    const token = (brand: string) => `${brand}=Open-sesame_1`
    const read = readConfiguration({ ...live, STORYBLOK_TOKENS: ['iris', 'mrlens', 'mclinsen', 'discountlens'].map(token).join(',') })
    const message = E.isLeft(read) ? configurationMessage(read.left) : ''
    expect(message).toContain("STORYBLOK_TOKENS has no token for lensvision; set PLAIN_PAGES=yes")
    const all = ['iris', 'lensvision', 'mrlens', 'mclinsen', 'discountlens'].map(token).join(',')
    expect(faultsOf({ ...live, STORYBLOK_TOKENS: all })).toEqual([])
    expect(faultsOf({ PLAIN_PAGES: '' })).toEqual([])
  })

  it('H-S22 refuses to guess the mode where it is required', () => {
    expect(faultsOf({ MODE_REQUIRED: 'yes' })).toEqual(['MODE'])
    expect(faultsOf({ MODE_REQUIRED: 'yes', MODE: '' })).toEqual(['MODE'])
    expect(faultsOf({ MODE_REQUIRED: 'yes', MODE: 'production' })).toEqual(['MODE'])
    expect(faultsOf({ MODE_REQUIRED: 'yes', MODE: 'demo' })).toEqual([])
  })

  it('H-S21 sends mails over TLS in live mode, unless configured otherwise, and never a password in clear text', () => {
    const sent = (more: Readonly<Record<string, string>>) => {
      const read = readConfiguration({ ...LIVE, ...more })
      return E.isRight(read) ? read.right.smtp?.requiresTls : read.left.map(({ variable }) => variable)
    }
    expect(sent({})).toBe(true)
    expect(sent({ SMTP_TLS: 'optional' })).toBe(false)
    expect(sent({ SMTP_TLS: 'required', MODE: 'demo' })).toBe(true)
    expect(sent({ MODE: 'demo' })).toBe(false)
    expect(sent({ SMTP_TLS: 'optional', SMTP_URL: 'smtp://shop:hunter2@mail.example' })).toEqual(['SMTP_TLS'])
    expect(sent({ SMTP_TLS: 'optional', SMTP_URL: 'smtps://shop:hunter2@mail.example' })).toBe(false)
    expect(sent({ SMTP_TLS: 'no' })).toEqual(['SMTP_TLS'])
    for (const query of ['ignoreTLS=true', 'requireTLS=false', 'tls.rejectUnauthorized=false'])
      expect([query, sent({ SMTP_URL: `smtp://mail.example/?${query}` })]).toEqual([query, ['SMTP_URL']])
  })

  it('sends no secret in clear text to another machine in live mode', () => {
    const tokens = ['iris', 'lensvision', 'mrlens', 'mclinsen', 'discountlens'].map((brand) => `${brand}=Open-sesame_1`).join(',')
    expect(faultsOf({ ...LIVE, STORYBLOK_TOKENS: tokens, STORYBLOK_URL: 'http://content.example/v2' })).toEqual(['STORYBLOK_URL'])
    expect(faultsOf({ ...LIVE, STORYBLOK_TOKENS: tokens, STORYBLOK_URL: 'http://127.0.0.1:4000/v2' })).toEqual([])
    const vwo = { VWO_ACCOUNT_ID: '654321', VWO_SDK_KEY: 'open-sesame_1' }
    expect(faultsOf({ ...LIVE, ...vwo, VWO_GATEWAY_URL: 'http://flags.example' })).toEqual(['VWO_GATEWAY_URL'])
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
    expect(faultsOf({ ...LIVE, ...traces })).toEqual([])
    const headed = { ...LIVE, ...traces, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==' }
    expect(faultsOf(headed)).toEqual(['OTEL_EXPORTER_OTLP_ENDPOINT'])
  })

  it('requires https in live mode', () => {
    expect(faultsOf({ ...LIVE, PUBLIC_URL: 'http://iris.example' })).toEqual(['PUBLIC_URL'])
    expect(faultsOf({ ...LIVE, BRAND_URLS: 'mrlens=http://mrlens.example' })).toEqual(['BRAND_URLS'])
    expect(faultsOf({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  })

  it('does not name a variable twice', () => {
    expect(faultsOf({ ...LIVE, SECRET: 'short' })).toEqual(['SECRET'])
  })

  it('requires the payment provider completely or not at all', () => {
    expect(faultsOf({ DATATRANS_MERCHANT_ID: '1' })).toEqual(['DATATRANS_PASSWORD', 'DATATRANS_SIGN_KEY'])
  })

  it('H-O16 names every weakness of a sign key that consists of digits and is too short', () => {
    const read = readConfiguration({ ...LIVE, DATATRANS_SIGN_KEY: '00ff00ff' })
    expect(E.isLeft(read) ? configurationMessage(read.left) : '')
      .toContain('DATATRANS_SIGN_KEY must be an even number of hexadecimal digits, at least 16')
  })

  it('takes the payment provider and its environment from the configuration', () => {
    const read = readConfiguration({ ...LIVE, DATATRANS_ENVIRONMENT: 'live' })
    expect(E.isRight(read) ? read.right.datatrans?.environment : undefined).toBe('live')
    const usual = readConfiguration(LIVE)
    expect(E.isRight(usual) ? usual.right.datatrans?.environment : undefined).toBe('sandbox')
  })

  it('AS-PAY-06 links to the sandbox pages unless a live shop is configured otherwise', () => {
    const pays = (environment: Record<string, string>): string => {
      const read = readConfiguration(environment)
      return E.isRight(read) && read.right.datatrans !== undefined ? redirectAddress(read.right.datatrans.environment, 't') : ''
    }
    expect(pays({ ...LIVE, DATATRANS_ENVIRONMENT: 'live' })).toBe('https://pay.datatrans.com/v1/start/t')
    for (const environment of [LIVE, { ...LIVE, DATATRANS_ENVIRONMENT: 'sandbox' }, { ...LIVE, MODE: 'demo' }, { ...LIVE, MODE: '' }])
      expect(pays(environment)).toBe('https://pay.sandbox.datatrans.com/v1/start/t')
    for (const MODE of ['demo', '']) expect(faultsOf({ ...LIVE, MODE, DATATRANS_ENVIRONMENT: 'live' })).toEqual(['DATATRANS_ENVIRONMENT'])
  })

  it('reads how long an order waits for its payment, and how the payment provider is shown', () => {
    const read = readConfiguration({
      ...LIVE, PAYMENT_HOURS: '48', DATATRANS_PAGE: 'lightbox', DATATRANS_SCRIPT_INTEGRITY: `sha384-${'a'.repeat(64)}`,
    })
    expect(E.isRight(read) && [read.right.paymentHours, read.right.datatrans?.page, read.right.datatrans?.scriptIntegrity]).toEqual([
      48, 'lightbox', `sha384-${'a'.repeat(64)}`,
    ])
    const usual = readConfiguration(LIVE)
    expect(E.isRight(usual) && [usual.right.paymentHours, usual.right.datatrans?.page]).toEqual([24, 'redirect'])
    for (const PAYMENT_HOURS of ['0', '721', '1.5', '-1', 'soon'])
      expect(E.isLeft(readConfiguration({ PAYMENT_HOURS }))).toBe(true)
    for (const wrong of [{ DATATRANS_PAGE: 'popup' }, { DATATRANS_SCRIPT_INTEGRITY: 'md5-abc' }])
      expect(E.isLeft(readConfiguration({ ...LIVE, ...wrong }))).toBe(true)
  })

  it('reads the token of each content space, hides invalid ones in errors, and requires one for a named service', () => {
    const read = readConfiguration({ STORYBLOK_TOKENS: 'iris=Open-sesame_1,mrlens=Open-sesame_2' })
    expect(E.isRight(read) && read.right.storyblok).toEqual({
      url: 'https://api.storyblok.com/v2', tokens: { iris: 'Open-sesame_1', mrlens: 'Open-sesame_2' }, state: 'published',
    })
    for (const STORYBLOK_TOKENS of ['Open-sesame_1', 'iris=', 'other=Open-sesame_1', 'iris=Open sesame_1']) {
      const refused = readConfiguration({ STORYBLOK_TOKENS })
      expect(E.isLeft(refused) && configurationMessage(refused.left)).toContain('STORYBLOK_TOKENS must be')
      expect(E.isLeft(refused) && configurationMessage(refused.left)).not.toContain('sesame')
    }
    const alone = readConfiguration({ STORYBLOK_URL: 'https://api-us.storyblok.com/v2' })
    expect(E.isLeft(alone) && alone.left.map(({ variable }) => variable)).toEqual(['STORYBLOK_TOKENS'])
  })

  it('shows drafts if each space allows them, and never to shoppers', () => {
    const drafts = { STORYBLOK_TOKENS: 'iris=Open-sesame_1', STORYBLOK_VERSION: 'draft', STORYBLOK_PREVIEW_TOKENS: 'iris=Open-drafts_1' }
    const read = readConfiguration(drafts)
    expect(E.isRight(read) && read.right.storyblok).toMatchObject({ state: 'draft', previewTokens: { iris: 'Open-drafts_1' } })
    const faultsOf = (environment: Readonly<Record<string, string>>) => {
      const refused = readConfiguration(environment)
      return E.isLeft(refused) ? refused.left.map(({ variable }) => variable) : []
    }
    expect(faultsOf({ ...LIVE, ...drafts })).toEqual(['STORYBLOK_VERSION'])
    expect(faultsOf({ ...drafts, STORYBLOK_PREVIEW_TOKENS: 'mrlens=Open-drafts_1' })).toEqual(['STORYBLOK_PREVIEW_TOKENS'])
  })

  it('reads an experiments account completely or not at all, and hides its key', () => {
    const read = readConfiguration({ VWO_ACCOUNT_ID: '654321', VWO_SDK_KEY: 'open-sesame_1', VWO_GATEWAY_URL: 'http://127.0.0.1:8000/' })
    expect(E.isRight(read) && read.right.vwo).toEqual({ accountId: '654321', sdkKey: 'open-sesame_1', gateway: 'http://127.0.0.1:8000' })
    const alone = readConfiguration({ VWO_GATEWAY_URL: 'https://flags.example' })
    expect(E.isLeft(alone) && alone.left.map(({ variable }) => variable)).toEqual(['VWO_ACCOUNT_ID', 'VWO_SDK_KEY'])
    const refused = readConfiguration({ VWO_ACCOUNT_ID: 'x', VWO_SDK_KEY: 'open sesame' })
    expect(E.isLeft(refused) && configurationMessage(refused.left)).not.toContain('sesame')
  })

  it('F-O12 reads the origin of each brand, and rejects a list with an invalid brand or address', () => {
    const urls = (BRAND_URLS: string) => {
      const read = readConfiguration({ BRAND_URLS })
      return E.isRight(read) ? read.right.brandUrls : 'refused'
    }
    expect(urls('mrlens=https://www.mrlens.ch/, mclinsen=https://mc.example')).toEqual({
      mrlens: 'https://www.mrlens.ch', mclinsen: 'https://mc.example',
    })
    for (const wrong of ['opticland=https://x.example', 'mrlens', 'mrlens=ftp://x', 'mrlens=https://a.example,'])
      expect(urls(wrong)).toBe('refused')
  })

  it('F-I01 trusts no proxy unless their number or networks are configured', () => {
    const trusted = (TRUST_PROXY: string) => {
      const read = readConfiguration({ TRUST_PROXY })
      return E.isRight(read) ? read.right.trustProxy : 'refused'
    }
    expect(trusted('')).toBe(undefined)
    expect([trusted('1'), trusted('10.0.0.0/8, ::1,loopback')]).toEqual([1, '10.0.0.0/8,::1,loopback'])
    for (const wrong of ['0', 'true', 'yes', '11', '-1', '10.0.0.0/33', '10.0.0', 'everybody', '::1/129', '10.0.0.0/8,'])
      expect([wrong, trusted(wrong)]).toEqual([wrong, 'refused'])
    const live = readConfiguration(LIVE)
    expect(E.isRight(live) && live.right.trustProxy).toBe(undefined)
  })

  const FIREBASE = {
    FIREBASE_PROJECT_ID: 'demo-iris', FIREBASE_API_KEY: 'AIzaSy-Key_1', FIREBASE_AUTH_DOMAIN: 'demo-iris.firebaseapp.com',
  }

  const PEM = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const ADMIN = { FIREBASE_CLIENT_EMAIL: 'shop@iris-shop.iam.gserviceaccount.com', FIREBASE_PRIVATE_KEY: PEM }

  it('G9 requires in live mode a key to delete users at Firebase, and explains it without showing a key', () => {
    const live = { ...LIVE, ...FIREBASE, FIREBASE_PROJECT_ID: 'iris-shop' }
    const without = readConfiguration(live)
    expect(E.isLeft(without) ? without.left : []).toEqual(['FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'].map((variable) => (
      { variable, problem: 'is required in live mode with Firebase, to delete the Firebase users of deleted accounts' })))
    // As in the account's file, on one line.
    for (const FIREBASE_PRIVATE_KEY of [PEM, PEM.replaceAll('\n', String.raw`\n`)]) {
      const read = readConfiguration({ ...live, ...ADMIN, FIREBASE_PRIVATE_KEY })
      expect(E.isRight(read) && read.right.firebaseAdmin).toEqual({ clientEmail: ADMIN.FIREBASE_CLIENT_EMAIL, privateKey: PEM })
    }
    expect(faultsOf({ ...FIREBASE, FIREBASE_CLIENT_EMAIL: ADMIN.FIREBASE_CLIENT_EMAIL })).toEqual(['FIREBASE_PRIVATE_KEY'])
    expect(faultsOf({ ...LIVE, ...ADMIN })).toEqual(['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'])
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    for (const wrong of ['no such key', PEM.slice(0, 200), ec]) {
      const read = readConfiguration({ ...live, ...ADMIN, FIREBASE_PRIVATE_KEY: wrong })
      const faults = E.isLeft(read) ? read.left : []
      expect(faults.map(({ variable }) => variable)).toEqual(['FIREBASE_PRIVATE_KEY'])
      expect(JSON.stringify(faults)).not.toContain(wrong.slice(0, 60))
    }
  })

  it('AS-LOGIN-05 offers sign-in by a provider to all, to previewers of unfinished work, or to none', () => {
    const display = (request: string) => {
      const read = readConfiguration({ ...FIREBASE, FIREBASE_SIGN_IN: request })
      return E.isRight(read) ? read.right.firebase?.signIn : read.left
    }
    expect(['on', 'wip', 'off'].map(display)).toEqual([true, 'wip', false])
    expect(faultsOf({ ...FIREBASE, FIREBASE_SIGN_IN: 'yes' })).toEqual(['FIREBASE_SIGN_IN'])
    expect(faultsOf({ FIREBASE_SIGN_IN: 'wip' })).toHaveLength(3)
  })

  it('S10 reads the identity service completely or not at all, and an emulated one in demo mode and for a demo project only', () => {
    const read = readConfiguration({ ...FIREBASE, FIREBASE_EMULATOR: 'http://127.0.0.1:9099/' })
    expect(E.isRight(read) ? read.right.firebase : undefined).toEqual({
      signIn: true, projectId: 'demo-iris', apiKey: 'AIzaSy-Key_1', authDomain: 'demo-iris.firebaseapp.com',
      emulator: 'http://127.0.0.1:9099',
    })
    const live = readConfiguration({ ...LIVE, ...FIREBASE, ...ADMIN, FIREBASE_PROJECT_ID: 'iris-shop' })
    expect(E.isRight(live) ? live.right.firebase?.emulator : 'none').toBeUndefined()
    expect(faultsOf({ FIREBASE_API_KEY: 'AIzaSy-Key_1' })).toEqual(['FIREBASE_PROJECT_ID', 'FIREBASE_AUTH_DOMAIN'])
    expect(faultsOf({ ...LIVE, ...ADMIN, FIREBASE_PROJECT_ID: 'iris-shop' })).toEqual(['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'])
    expect(faultsOf({ FIREBASE_EMULATOR: 'http://127.0.0.1:9099' })).toHaveLength(3)
    expect(faultsOf({ ...LIVE, ...FIREBASE, ...ADMIN, FIREBASE_EMULATOR: 'http://127.0.0.1:9099' })).toEqual(['FIREBASE_EMULATOR'])
    expect(faultsOf({ ...FIREBASE, FIREBASE_PROJECT_ID: 'iris-shop', FIREBASE_EMULATOR: 'http://127.0.0.1:9099' }))
      .toEqual(['FIREBASE_PROJECT_ID'])
    for (const wrong of ['https://evil.example', 'http://10.0.0.1:9099', 'http://127.0.0.1:9099/x'])
      expect(faultsOf({ ...FIREBASE, FIREBASE_EMULATOR: wrong })).toEqual(['FIREBASE_EMULATOR'])
    for (const wrong of ['localhost', 'https://a.example', 'a.example/x', "a.example; script-src 'unsafe-inline'"])
      expect(faultsOf({ ...FIREBASE, FIREBASE_AUTH_DOMAIN: wrong })).toEqual(['FIREBASE_AUTH_DOMAIN'])
  })

  it('S1 S23 reads partners and the appointments site by their origins, and never the shop itself as that site', () => {
    const read = readConfiguration({ PARTNER_ORIGINS: 'https://a.example, https://b.example/', SERVICE_URL: 'https://termine.example' })
    expect(E.isRight(read) && [read.right.partners, read.right.serviceUrl])
      .toEqual([['https://a.example', 'https://b.example'], 'https://termine.example'])
    for (const PARTNER_ORIGINS of ['a.example', 'http://a.example', 'https://a.example/x', 'https://a.example,', 'https://u@a.example']) {
      const refused = readConfiguration({ PARTNER_ORIGINS })
      expect([PARTNER_ORIGINS, E.isLeft(refused)]).toEqual([PARTNER_ORIGINS, true])
    }
    const at = { PUBLIC_URL: 'https://shop.example', BRAND_URLS: 'mrlens=https://www.mrlens.example' }
    for (const SERVICE_URL of ['https://shop.example', 'https://discountlens.shop.example', 'https://www.mrlens.example']) {
      const refused = readConfiguration({ ...at, SERVICE_URL })
      expect(E.isLeft(refused) && refused.left.map(({ variable }) => variable)).toEqual(['SERVICE_URL'])
    }
    expect(E.isRight(readConfiguration({ ...at, SERVICE_URL: 'https://termine.shop.example' }))).toBe(true)
  })

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }, 'http://collector:4318/v1/traces'],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://traces:4318/here' }, 'http://traces:4318/here'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://all:4318', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://traces:4318/here' },
      'http://traces:4318/here',
    ],
  ])('sends traces to %o', (environment, url) => {
    const read = readConfiguration(environment)
    expect(E.isRight(read) && read.right.traces).toEqual({ url, share: 1 })
  })

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', ['http://collector:4318/'], [
      'collector:4318', 'ftp://me:hunter2@collector', 'http://collector?a=hunter2',
    ]],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['https://collector:4318/v1/traces'], ['collector:4318', 'ftp://me:hunter2@collector']],
    ['OTEL_TRACES_SAMPLER_ARG', ['0', '0.25', '1'], ['2', '-1', '10%', 'half']],
    ['OTEL_EXPORTER_OTLP_HEADERS', ['authorization=Basic%20YQ==, x-tenant=iris'], [
      'hunter2', 'x y=hunter2', 'x=%hunter2', 'x=hunter2%0A', 'x=,y=1',
    ]],
    ['OTEL_EXPORTER_OTLP_TRACES_HEADERS', ['x-tenant=iris'], ['hunter2']],
    ['OTEL_EXPORTER_OTLP_TIMEOUT', ['5000'], ['5s', '0', '-1']],
    ['OTEL_EXPORTER_OTLP_TRACES_TIMEOUT', ['5000'], ['5s']],
    ['OTEL_RESOURCE_ATTRIBUTES', ['deployment.environment.name=trial,a=B%C3%A2le'], ['trial', 'a=%zz', '=trial']],
  ] as const)('rejects %s if traces would be lost silently, and shows no secret of it', (variable, good, bad) => {
    for (const text of good) expect([text, faultsOf({ [variable]: text })]).toEqual([text, []])
    for (const text of bad) {
      const read = readConfiguration({ [variable]: text })
      const message = E.isLeft(read) ? configurationMessage(read.left) : ''
      expect([text, message]).toEqual([text, expect.stringContaining(`${variable} must be`)])
      expect(message).not.toContain('hunter2')
    }
  })
})
