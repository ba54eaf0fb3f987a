import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { AreaKey } from '../../api/client.ts';
import { PlaceLink } from '../../components/place-link.tsx';

/** The way back to the whole area, above a record's title. */
export const BackLink = ({ area, children }: { readonly area: AreaKey; readonly children: string }) => (
  <PlaceLink area={area} className="link content-back">
    <ChevronLeft aria-hidden="true" />
    {children}
  </PlaceLink>
);
