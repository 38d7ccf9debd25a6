import type { FastifyRequest } from 'fastify'
import type { FeatureFlags } from '../../../application/commerce/content/feature-flags.port.ts'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { requestCookies } from '../../cookies/request-cookies.ts'
import { nameVisitor } from '../../cookies/assigned-visitor.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import type { AssignVariants } from '../pages/variant-assignment.ts'

type Deps = {
  readonly flags: FeatureFlags
  readonly brandOf: (request: FastifyRequest) => BrandChannel
  readonly publicUrlOf: (request: FastifyRequest) => string
}

/** Assigns variants to visitors who consented to statistics; their identifier is created on the first page with an experiment. */
export const makeAssignVariants =
  ({ flags, brandOf, publicUrlOf }: Deps): AssignVariants =>
  async (request, features) => {
    const jar = requestCookies(request.headers.cookie, { secure: publicUrlOf(request).startsWith('https:') })
    const visitor = nameVisitor(jar, randomTokens.make)
    if (visitor === undefined) return undefined
    const { locale } = readLocalizedPath(request.url.split('?')[0] ?? '/')
    return { flags: await flags.flags(features, { brandChannel: brandOf(request), locale, visitor })(), cookies: jar.changes() }
  }
