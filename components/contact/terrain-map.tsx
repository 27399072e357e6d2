'use client';

import { APIProvider, Map, Marker } from '@vis.gl/react-google-maps';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { FallbackBoundary } from './fallback-boundary';
import styles from './terrain-map.module.css';

type TerrainMapProps = {
  apiKey: string;
  locale: Locale;
  region: string;
  latitude: number;
  longitude: number;
  zoom: number;
  labels: { place: string; loading: string; failed: string };
  /** Another way to a map, shown under the message until Google's map is there. */
  children: ReactNode;
};

// The same array on every render: with a new one, the provider would ask Google again after each failure.
const libraries: string[] = [];

/** Google's terrain map with a marker on the place (product §9); a message if Google does not answer. */
export function TerrainMap({
  apiKey,
  locale,
  region,
  latitude,
  longitude,
  zoom,
  labels,
  children,
}: TerrainMapProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  // A failure is final: requests still in flight must not bring the map back.
  const ready = useCallback(() => setState((now) => (now === 'failed' ? now : 'ready')), []);
  const fail = useCallback(() => setState('failed'), []);
  useEffect(() => {
    // Google calls this when it rejects the key.
    Object.assign(window, { gm_authFailure: fail });
  }, [fail]);
  const place = { lat: latitude, lng: longitude };
  return (
    <>
      {state !== 'ready' && (
        <div className={styles.message}>
          <p role="status">{state === 'failed' ? labels.failed : labels.loading}</p>
          {children}
        </div>
      )}
      {state !== 'failed' && (
        <FallbackBoundary onError={fail}>
          <APIProvider
            {...{ apiKey, region, libraries }}
            language={locale}
            solutionChannel=""
            disableUsageAttribution
            onLoad={ready}
            onError={fail}
          >
            <Map
              defaultCenter={place}
              defaultZoom={zoom}
              mapTypeId="terrain"
              colorScheme="FOLLOW_SYSTEM"
              gestureHandling="cooperative"
              mapTypeControl={false}
              streetViewControl={false}
            >
              <Marker position={place} title={labels.place} />
            </Map>
          </APIProvider>
        </FallbackBoundary>
      )}
    </>
  );
}
