import * as E from 'fp-ts/lib/Either.js'
import type { customerContract } from '../../../application/contract/customer.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { CustomerCodec, customerToWire } from '../identity/customer.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { noInput } from '../operations/request-forms.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withBody } from '../operations/request-forms.ts'
import { ProfileRequest } from './profile.codec.ts'

type SentProfile = {
  readonly accountId?: string
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string
  readonly phoneNumber: string
  readonly locale: Locale
}

/** An empty input clears the value (Account §5). */
const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

export const customerRoutes = {
  updateProfile: route(
    'PUT /api/customers/me', 'Replace the signed-in customer’s profile',
    withBody<ProfileRequest, SentProfile>({
      body: ProfileRequest,
      encode: ({ accountId, firstName, lastName, birthday, phoneNumber, locale }) => ({
        body: {
          ...(accountId === undefined ? {} : { account_id: accountId }),
          first_name: firstName, last_name: lastName, birthday: orNull(birthday), phone_number: orNull(phoneNumber), locale_code: locale,
        },
      }),
      decode: ({ account_id: accountId, ...wire }) => E.right({
        ...(accountId === undefined ? {} : { accountId }),
        firstName: wire.first_name, lastName: wire.last_name, birthday: wire.birthday ?? '', phoneNumber: wire.phone_number ?? '',
        locale: wire.locale_code,
      }),
    }),
    replyWith(CustomerCodec, customerToWire),
  ),
  getProfile: route(
    'GET /api/customers/me', 'Retrieve the signed-in customer’s profile',
    noInput,
    replyWith(CustomerCodec, customerToWire),
  ),
} satisfies Routes<typeof customerContract>
