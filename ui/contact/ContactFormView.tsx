import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Notice } from '../design/Notice.tsx'
import { TextArea } from '../design/TextArea.tsx'
import { TextField } from '../design/TextField.tsx'
import { EmailField } from '../form/EmailField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import css from './Contact.module.css'
import { contactLabel } from './contact-label.tsx'

export type ContactFormViewProps = {
  readonly reply?: FormReply | { readonly sentTo: string } | undefined
  readonly isBusy: boolean
}

/** The contact form. */
export const ContactFormView = ({ reply, isBusy }: ContactFormViewProps) => {
  const intl = useIntl()
  const isSent = reply !== undefined && 'sentTo' in reply
  const form = isSent ? undefined : reply
  const error = (field: string) => {
    const problem = form?.problems[field]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  return (
    <section id="write" className={css['section']} aria-labelledby="write-title">
      <h2 id="write-title"><FormattedMessage id="contact.form_title" /></h2>
      {isSent
        ? (
          <Notice tone="success" role="status">
            <FormattedMessage id="contact.sent" values={{ email: <strong className={css['email']}>{reply.sentTo}</strong> }} />
          </Notice>
        )
        : (
          <>
            <p><FormattedMessage id="contact.form_text" /></p>
            <Form method="post" noValidate className={css['form']}>
              <ProblemsView reply={form} nameOf={contactLabel} />
              <TextField
                name="name" label={contactLabel('name')} error={error('name')} defaultValue={form?.typed['name']}
                autoComplete="name" isRequired
              />
              <EmailField
                name="email" label={contactLabel('email')} error={error('email')} defaultValue={form?.typed['email']}
                autoComplete="email" hint={<FormattedMessage id="contact.email_hint" />}
              />
              <TextField
                name="subject" label={contactLabel('subject')} error={error('subject')} defaultValue={form?.typed['subject']}
                isRequired
              />
              <TextArea
                name="message" label={contactLabel('message')} error={error('message')} defaultValue={form?.typed['message']}
                rows={8} aria-required
              />
              <FormButtonsView label={<FormattedMessage id="contact.send" />} isBusy={isBusy} />
            </Form>
          </>
        )}
    </section>
  )
}
