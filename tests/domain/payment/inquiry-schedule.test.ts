import { describe, expect, it } from 'vitest'
import { missedDeadlines } from '../../../domain/payment/payment-deadline.ts'
import { nextInquiryAt, inquiryWindow, refundAgainAt } from '../../../domain/payment/inquiry-schedule.ts'

const at = (time: string): Date => new Date(`2026-03-02T${time}Z`)
const begun = (time: string) => ({ startedAt: at(time).toISOString() })

describe('the inquiry at the payment provider', () => {
  it('is made for attempts that are between a quarter of a minute and a week old', () => {
    expect(inquiryWindow(at('09:00:00'))).toEqual({ begunAfter: new Date('2026-02-23T09:00:00Z'), begunBy: at('08:59:45') })
  })

  it('is repeated after half a minute, or after a tenth of the attempt’s age if that is longer', () => {
    expect(nextInquiryAt(begun('09:00:00'), at('09:01:00'))).toEqual(at('09:01:30'))
    expect(nextInquiryAt(begun('09:00:00'), at('09:05:00'))).toEqual(at('09:05:30'))
    expect(nextInquiryAt(begun('09:00:00'), at('19:00:00'))).toEqual(at('20:00:00'))
  })

  it('is repeated for a refund after a minute', () => {
    expect(refundAgainAt(at('09:00:00'))).toEqual(at('09:01:00'))
  })
})

describe('the payment deadline of an order', () => {
  it('depends on the payment method', () => {
    expect(missedDeadlines(at('09:00:00'), { hours: 24, transferDays: 10, reminderDays: 7 })).toEqual({
      online: new Date('2026-03-01T09:00:00Z'), transfer: new Date('2026-02-20T09:00:00Z'), reminder: new Date('2026-02-23T09:00:00Z'),
    })
  })
})
