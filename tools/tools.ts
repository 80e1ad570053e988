import path from 'node:path';

/** A program that tests or benchmarks use and a machine may lack. */
export interface Tool {
  /** Its name in messages. */
  name: string;
  /** What to do if it can't be downloaded. */
  install: string;
  /** The environment variable with its program file. */
  setting?: string;
  /** The program's names in `PATH`, best first. */
  commands: readonly string[];
  /** Where it is installed outside `PATH`; `*` stands for a version. */
  elsewhere?: readonly string[];
  /** The argument that makes it print its version and exit. */
  versionFlag: string;
  /** Arguments with which the program succeeds only if it has what is needed, such as a library. */
  proof?: readonly string[];
  fromPlaywright?: boolean;
  debian?: DebianPackages;
}

export interface DebianPackages {
  packages: readonly string[];
  /** Dependencies that the programs don't need, so they aren't downloaded. */
  leftOut: readonly string[];
  /** Where the packages put the programs, by command; the first one is the one to look for. */
  programs: Readonly<Record<string, string>>;
}

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '');

export const tools = {
  chromium: {
    name: 'Chromium',
    install: 'install Chromium or Chrome, or set CHROMIUM_PATH to its program file',
    setting: 'CHROMIUM_PATH',
    // The headless shell draws no window, which makes tests a quarter faster.
    commands: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    elsewhere: [
      ...['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
      ...windowsFolders.map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
    ],
    versionFlag: '--version',
    fromPlaywright: true,
    debian: {
      packages: ['chromium-headless-shell', 'fonts-liberation'],
      // For desktops: one opens links in other programs, the other inspects windows.
      leftOut: ['xdg-utils', 'x11-utils'],
      programs: { 'chromium-headless-shell': 'usr/lib/chromium/chromium-headless-shell' },
    },
  },
  firefox: {
    name: 'Firefox',
    install: 'install it (Debian: firefox-esr), or set FIREFOX_PATH to its program file',
    setting: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    elsewhere: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    versionFlag: '--version',
    debian: {
      packages: ['firefox-esr'],
      leftOut: [],
      programs: { 'firefox-esr': 'usr/lib/firefox-esr/firefox-esr' },
    },
  },
  postgres: {
    name: 'PostgreSQL',
    install: 'install it (Debian: apt-get install postgresql)',
    commands: ['initdb'],
    elsewhere: ['/usr/lib/postgresql/*/bin/initdb'],
    versionFlag: '--version',
    debian: {
      packages: ['postgresql'],
      // For a server that starts with the machine; libllvm compiles queries, which the tests disable.
      leftOut: ['postgresql-common', 'postgresql-client-common', 'ssl-cert', 'locales', 'libllvm14', 'libllvm19'],
      programs: { initdb: 'usr/lib/postgresql/*/bin/initdb', postgres: 'usr/lib/postgresql/*/bin/postgres' },
    },
  },
  openssl: {
    name: 'OpenSSL',
    install: 'install it (Debian: apt-get install openssl)',
    commands: ['openssl'],
    versionFlag: 'version',
    debian: { packages: ['openssl'], leftOut: [], programs: { openssl: 'usr/bin/openssl' } },
  },
  promtool: {
    name: 'promtool',
    install: 'install Prometheus (Debian: apt-get install prometheus)',
    commands: ['promtool'],
    versionFlag: '--version',
    debian: {
      packages: ['prometheus'],
      // For the service and its pages; the program doesn't need them.
      leftOut: [
        'adduser',
        'init-system-helpers',
        'fonts-glyphicons-halflings',
        'libjs-bootstrap4',
        'libjs-eonasdan-bootstrap-datetimepicker',
        'libjs-jquery',
        'libjs-jquery-hotkeys',
        'libjs-moment',
        'libjs-moment-timezone',
        'libjs-mustache',
        'libjs-popper.js',
        'libjs-rickshaw',
      ],
      programs: { promtool: 'usr/bin/promtool' },
    },
  },
  torch: {
    name: 'Python with PyTorch',
    install:
      'install it (Debian: apt-get install python3-torch), or set PYTHON_PATH to the program file of a Python that has it',
    setting: 'PYTHON_PATH',
    commands: ['python3', 'python'],
    versionFlag: '--version',
    proof: ['-c', 'import numpy, torch'],
  },
  nginx: {
    name: 'nginx',
    install: 'install it (Debian: apt-get install nginx-light)',
    commands: ['nginx'],
    elsewhere: ['/usr/sbin/nginx'],
    versionFlag: '-v',
    debian: { packages: ['nginx-light'], leftOut: ['iproute2'], programs: { nginx: 'usr/sbin/nginx' } },
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;
