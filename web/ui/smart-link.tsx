import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from './routing/link.tsx';
import { useLocation } from './routing/location.tsx';
import { parseLink } from '#contract/links.ts';

export interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Any link that an editor may type; `parseLink` decides where it leads. */
  href: string;
  children: ReactNode;
}

/** A link that stays in the application for its own routes and opens a new tab for other sites. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  const link = parseLink(href);
  switch (link.kind) {
    case 'route':
      return (
        <Link to={link.href} {...rest}>
          {children}
        </Link>
      );
    case 'outside':
      return (
        <a href={link.href} target="_blank" rel="noopener" {...rest}>
          {children}
        </a>
      );
    case 'anchor':
      return (
        <AnchorLink hash={link.href} {...rest}>
          {children}
        </AnchorLink>
      );
    case 'contact':
    case 'file':
      return (
        <a href={link.href} {...rest}>
          {children}
        </a>
      );
  }
}

function AnchorLink({ hash, ...rest }: Omit<SmartLinkProps, 'href'> & { hash: string }) {
  return <Link to={useLocation().pathname + hash} {...rest} />;
}
