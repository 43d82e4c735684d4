import { Message } from '@strapi/icons';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCounts } from './desk-data';

/** Menu icon with the number of leads to answer. Strapi's own badge takes only a fixed number. */
export function MenuIcon(props: { width?: string; height?: string; fill?: string }) {
  const { data, reload } = useCounts();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again on each navigation, as leads change while the desk is used
  useEffect(() => {
    reload();
  }, [pathname, search, reload]);
  return (
    <Frame>
      <Message {...props} />
      {data?.new ? <Count aria-label={`${data.new} new`}>{data.new > 99 ? '99+' : data.new}</Count> : null}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: block;
`;
const Count = styled.span`
  position: absolute;
  inset: -0.8rem -1rem auto auto;
  min-width: 1.6rem;
  padding: 0 0.4rem;
  border-radius: 0.8rem;
  background: ${({ theme }) => theme.colors.danger600};
  color: ${({ theme }) => theme.colors.neutral0};
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.6rem;
  text-align: center;
`;
