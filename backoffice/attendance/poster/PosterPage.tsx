import BackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import TabletIcon from '@mui/icons-material/TabletOutlined';
import { Button, useTheme } from '@mui/material';
import { Loading } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { SCREEN_CODE_MS } from '#domain/attendance/check-in.ts';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { consolePosterTexts } from '#domain/texts/generated/console-poster.ts';
import { QuestPosterDocument } from '../../gql/generated/attendance.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { reading } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { FailureNotice } from '../../widgets/notices/Failure.tsx';
import { PosterCode } from './PosterCode.tsx';
import './poster.css';

/** The codes of a quest's poster, and the word of today. */
const questPoster = reading(QuestPosterDocument, (data) => data.questPoster);

type Poster = Awaited<ReturnType<typeof questPoster.send>>;

/** Poster of a quest with the code to check in: on paper, or on a tablet whose code changes. */
export function PosterPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const isOnTablet = search.has('tablet');
  const t = textsOf(consolePosterTexts);
  const { mode } = useTheme().palette;
  // Twice in the life of a code, so that none is shown that has run out.
  const refetchInterval = isOnTablet ? SCREEN_CODE_MS / 2 : false;
  const { data, error, refetch } = useAnswer(questPoster, { questId: id }, { refetchInterval });
  if (!data && !error) return <Loading />;
  return (
    <main className="poster-page" style={colorVars(mode)}>
      <title>{t.title}</title>
      {error && (
        <FailureNotice isCard title={t.notLoaded} onRetry={() => void refetch()}>
          {error.message}
        </FailureNotice>
      )}
      {data && (
        <>
          {isOnTablet ? <CloseTablet id={id} /> : <Tools id={id} word={data.word} />}
          {!error && <Sheet poster={data} isOnTablet={isOnTablet} />}
        </>
      )}
    </main>
  );
}

const pathOf = (id: string, page: string) => `/quests/${encodeURIComponent(id)}/${page}`;

function CloseTablet({ id }: { id: string }) {
  return (
    <div className="poster-tools">
      <Button component={Link} to={pathOf(id, 'poster')} startIcon={<CloseIcon />}>
        {textsOf(consolePosterTexts).leaveTablet}
      </Button>
    </div>
  );
}

/** What managers read and do; the word is not for the poster. */
function Tools({ id, word }: { id: string; word: string }) {
  const t = textsOf(consolePosterTexts);
  return (
    <div className="poster-tools">
      <Button component={Link} to={pathOf(id, 'attendance')} startIcon={<BackIcon />}>
        {t.back}
      </Button>
      <p className="poster-word">
        <strong>{t.today({ word })}</strong>
        <br />
        {t.sayIt}
      </p>
      <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t.print}
      </Button>
      <Button
        variant="outlined"
        component={Link}
        to={`${pathOf(id, 'poster')}?tablet`}
        startIcon={<TabletIcon />}
      >
        {t.onTablet}
      </Button>
    </div>
  );
}

function Sheet({ poster, isOnTablet }: { poster: Poster; isOnTablet: boolean }) {
  const t = textsOf(consolePosterTexts);
  const { session } = useOrganization();
  return (
    <article className="poster">
      <p>{poster.charity}</p>
      <h1>{poster.eventTitle}</h1>
      <p>{textsOf(consoleAttendanceTexts).when(questWhen(poster))}</p>
      <PosterCode code={isOnTablet ? poster.screenCode : poster.printedCode} />
      <h2>{t.scan}</h2>
      <p>{isOnTablet ? t.stepsScreen : t.steps}</p>
      <footer>{session?.title.siteName}</footer>
    </article>
  );
}
