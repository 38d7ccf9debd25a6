import { FormattedMessage } from 'react-intl'
import { Form } from '../../binding/Form.tsx'
import { resolveContentLink } from '../../../domain/content/content-link.ts'
import { buttonClass } from '../../design/button-class.ts'
import { Button } from '../../design/Button.tsx'
import { Link } from '../../design/Link.tsx'
import { Notice } from '../../design/Notice.tsx'
import { EmailField } from '../../form/EmailField.tsx'
import { signInPath } from '../../identity/sign-in-path.ts'
import { useIdentity } from '../../identity/use-identity.ts'
import type { BlockViewProps } from '../block-view.ts'
import css from '../Blocks.module.css'
import { useOwnPartner } from '../use-own-partner.ts'

/** Newsletter subscription, confirmed by e-mail. */
export const EmailSuggesterBlockView = ({ block, context }: BlockViewProps<'EmailSuggester'>) => (
  <section className={css['text']}>
    <h2>{block.title === '' ? <FormattedMessage id="newsletter.guest_title" /> : block.title}</h2>
    <p>{block.text === '' ? <FormattedMessage id="newsletter.guest_text" /> : block.text}</p>
    <Form method="post" action={context.toPath('/newsletter')} noValidate className={css['newsletter']}>
      <EmailField name="email" autoComplete="email" label={<FormattedMessage id="account.email" />} />
      <Button type="submit"><FormattedMessage id="newsletter.subscribe" /></Button>
    </Form>
  </section>
)

/** A link to a page of the shop, through signing in for guests. */
export const LoginRedirectBlockView = ({ block, context }: BlockViewProps<'LoginRedirect'>) => {
  const isSignedIn = useIdentity()?._tag === 'SignedIn'
  const to = block.link === undefined ? context.toPath('/my-account/overview') : resolveContentLink(block.link, context.site)
  if (to?.startsWith('/') !== true) return null
  return (
    <section className={css['text']}>
      {block.title !== '' && <h2>{block.title}</h2>}
      {block.text !== '' && <p>{block.text}</p>}
      <div className={css['action']}>
        <Link to={isSignedIn ? to : signInPath(context.site.locale, to)} className={buttonClass({})}>
          {block.label === '' ? <FormattedMessage id="account.sign_in" /> : block.label}
        </Link>
      </div>
    </section>
  )
}

const Partner = ({ context }: Pick<BlockViewProps<'PartnerLookup'>, 'context'>) => {
  const partner = useOwnPartner()
  switch (partner?._tag) {
    case undefined: return null
    case 'Guest': return (
      <>
        <p><FormattedMessage id="optician.sign_in" /></p>
        <div className={css['action']}>
          <Link to={
            signInPath(context.site.locale, context.toPath('/my-account/optician'))
          } className={buttonClass({ variant: 'secondary' })}>
            <FormattedMessage id="account.sign_in" />
          </Link>
        </div>
      </>
    )
    case 'Unanswered': return (
      <Notice tone="warning" role="status"><p><FormattedMessage id="shop.user.my_account.notification.get_partner_error" /></p></Notice>
    )
    case 'None': return (
      <div className={css['action']}>
        <Link to={context.toPath('/my-account/optician')} className={buttonClass({ variant: 'secondary' })}>
          <FormattedMessage id="optician.choose_title" />
        </Link>
      </div>
    )
    case 'Found': return <p><strong>{partner.name}</strong><br />{partner.lines.join(', ')}</p>
  }
}

/** The optician of the customer; loaded after hydration, since the page is the same for everybody. */
export const PartnerLookupBlockView = ({ block, context }: BlockViewProps<'PartnerLookup'>) => (
  <section className={css['text']}>
    <h2>{block.title === '' ? <FormattedMessage id="optician.title" /> : block.title}</h2>
    <Partner context={context} />
  </section>
)
