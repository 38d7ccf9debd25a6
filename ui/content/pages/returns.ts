import { list, paragraph, returnAddress, section, pageLink } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** 14 days, by mail, the buyer pays the return postage (Commerce §9). */
export const returns = (): ContentText => ({
  title: 'content.returns.title',
  description: 'content.returns.description',
  sections: [
    section(
      'content.returns.conditions',
      list('content.returns.condition_days', 'content.returns.condition_sealed', 'content.returns.condition_postage'),
    ),
    section(
      'content.returns.withdraw', paragraph('content.returns.withdraw_text'), pageLink('withdrawal.title', '/withdrawal'),
    ),
    section(
      'content.returns.form',
      paragraph('content.returns.form_text'),
      list(
        'content.returns.form_to', 'content.returns.form_statement', 'content.returns.form_order', 'content.returns.form_person',
        'content.returns.form_signature',
      ),
    ),
    section(
      'content.returns.steps',
      list('content.returns.step_notify', 'content.returns.step_pack', 'content.returns.step_refund'),
      returnAddress,
    ),
    section('content.returns.wrong', paragraph('content.returns.wrong_text')),
    section('content.returns.opened', paragraph('content.returns.opened_text')),
  ],
})
