import type { Meta, StoryObj } from '@storybook/react-vite'
import * as E from 'fp-ts/lib/Either.js'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { CodeChange } from '../../ui/coupon/code-change.ts'
import { codeChanged } from '../../ui/coupon/code-changed.ts'
import { codeProblem } from '../../ui/coupon/code-problem.ts'
import { formatText } from '../../ui/messages/format-text.ts'
import { NotificationList } from '../decorators/messages.tsx'
import { readScene } from '../decorators/scene.ts'

type Answer = readonly [change: CodeChange, answer: E.Either<Failure, Cart>]

const WITH_COUPON = { coupon: { code: 'WELCOME10' } } as Cart
const refused = (change: CodeChange, failure: Failure): Answer => [change, E.left(failure)]

const notifications = (...answers: readonly Answer[]): Story => ({
  render: (_args, { globals }) => {
    const { locale } = readScene(globals)
    return (
      <NotificationList
        notices={(intl) => answers.map(([change, answer]) => {
          const message = E.isRight(answer) ? codeChanged(change, answer.right) : codeProblem(change, answer.left, locale)
          return { tone: E.isRight(answer) ? 'success' : 'danger', text: formatText(intl, message) }
        })}
      />
    )
  },
})

/** The notifications when a voucher or a Miles & More number was applied or removed. */
const meta = { parameters: { path: '/cart' }, render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const CouponApplied: Story = notifications(['applyCoupon', E.right(WITH_COUPON)], ['removeCoupon', E.right(WITH_COUPON)])
export const CouponRefused: Story = notifications(
  refused('applyCoupon', { _tag: 'Declined', by: 'message', text: 'Nur am Wochenende.' }),
  refused('applyCoupon', { _tag: 'Declined', by: 'violation', text: 'Nur im Laden.' }),
  refused('applyCoupon', { _tag: 'Declined', by: 'nothing', text: '' }),
)
export const MilesApplied: Story = notifications(['giveMiles', E.right(WITH_COUPON)], ['removeMiles', E.right(WITH_COUPON)])
export const MilesRefused: Story = notifications(
  refused('giveMiles', { _tag: 'Declined', by: 'message', text: 'Diese Karte ist gesperrt.' }),
  refused('giveMiles', { _tag: 'InvalidMilesNumber' }),
)
export const ServiceUnavailable: Story = notifications(refused('applyCoupon', { _tag: 'ServiceUnavailable' }))
export const InFrench: Story = { ...CouponApplied, globals: { locale: 'fr', brand: 'mrlens' } }
export const InItalian: Story = { ...MilesRefused, globals: { locale: 'it', brand: 'discountlens' } }
export const InEnglish: Story = { ...MilesApplied, globals: { locale: 'en' } }
