'use client';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useRouter } from 'waku';

type KitchenFormProps = {
  /** The product's own path. */
  path: string;
  className?: string | undefined;
  /** The fields; each has a name of the page's query. */
  children: ReactNode;
};

/** The visitor's kitchen as a plain GET form. With script every change is answered at once, without a reload: focus and scroll stay. */
export const KitchenForm = ({ path, className, children }: KitchenFormProps) => {
  const router = useRouter();
  const shown = useRef<string>(undefined);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const address = `${path}?${new URLSearchParams(pairs)}`;
    if (address === shown.current) return;
    shown.current = address;
    void router.replace(address, { scroll: false });
  };
  return (
    <form className={className} method="get" action={`${path}#fit`} autoComplete="off" onChange={show} onSubmit={show}>
      {children}
    </form>
  );
};
