import { UnstyledButton } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { IconType } from 'react-icons';
import { TbChevronDown } from 'react-icons/tb';
import { isWithin, useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { flattenErrors } from '#web/admin/editing/form/resolver.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { FoldableForm } from '#web/admin/editing/upload/foldable-form.tsx';
import classes from './fold-card.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';

interface FoldCardProps {
  /** The field inside it. */
  name: string;
  title: string;
  Icon: IconType;
  /** A short summary of its content. */
  detail: string;
  children: ReactNode;
}

/** A rarely used card of the right column: two lines until it is unfolded. */
export function FoldCard({ name, title, Icon, detail, children }: FoldCardProps) {
  const bodyId = useId();
  const { target } = useEditorState();
  const { errors } = useFormState({ name });
  const [isOpen, setOpen] = useState(false);
  const [followed, setFollowed] = useState(target);
  if (target !== followed) {
    setFollowed(target);
    if (target && isWithin(target.path, name)) setOpen(true);
  }
  const isWrong = flattenErrors(getIn(errors, name)).length > 0;
  return (
    <section className={classes.card} aria-label={title}>
      <h3 className={classes.heading}>
        <UnstyledButton
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={18} className={classes.icon} aria-hidden />
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            <span className={isWrong && !isOpen ? classes.wrong : classes.detail}>
              {isWrong && !isOpen ? commonTexts.needsAttention : detail}
            </span>
          </span>
          <TbChevronDown size={18} className={classes.chevron} aria-hidden />
        </UnstyledButton>
      </h3>
      <FoldableForm id={bodyId} className={classes.body} isOpen={isOpen}>
        {children}
      </FoldableForm>
    </section>
  );
}
