import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { SubmittedWithdrawal } from '../../domain/contact/withdrawal.ts'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import { Button } from '../design/Button.tsx'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import css from './Contact.module.css'
import { contactLabel } from './contact-label.tsx'

type Props = { readonly statement: SubmittedWithdrawal; readonly isBusy: boolean }

const FIELDS = ['name', 'contract', 'email'] as const

/** The withdrawal as it will be confirmed; nothing is declared before the button is clicked. */
export const WithdrawalReviewView = ({ statement, isBusy }: Props) => (
  <>
    <p className={css['step']}><FormattedMessage id="withdrawal.step" values={{ step: 2 }} /></p>
    <h2 {...useFocusOnMount<HTMLHeadingElement>()}><FormattedMessage id="withdrawal.check" /></h2>
    <div className={css['statement']}>
      <p><FormattedMessage id="withdrawal.statement" /></p>
      <DefinitionRows rows={FIELDS.map((field) => ({ term: contactLabel(field), value: statement[field] }))} />
    </div>
    <Form method="post">
      {FIELDS.map((field) => <input key={field} type="hidden" name={field} value={statement[field]} />)}
      <div className={css['buttons']}>
        <Button type="submit" name="intent" value="confirm" size="large" isBusy={isBusy}>
          <FormattedMessage id="withdrawal.confirm" />
        </Button>
        <Button type="submit" name="intent" value="change" variant="secondary" size="large">
          <FormattedMessage id="withdrawal.change" />
        </Button>
      </div>
    </Form>
  </>
)
