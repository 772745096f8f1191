DROP INDEX `provider_district`;
--> statement-breakpoint
ALTER TABLE `provider` ADD `nameKey` text;
--> statement-breakpoint
CREATE INDEX `provider_name` ON `provider` (`nameKey`);
--> statement-breakpoint
CREATE INDEX `provider_district` ON `provider` (`districtId`,`nameKey`);
--> statement-breakpoint
ALTER TABLE `account` ADD `searchKey` text;
--> statement-breakpoint
CREATE INDEX `account_search` ON `account` (`searchKey`);
--> statement-breakpoint
ALTER TABLE `chariteer` ADD `nameKey` text;
--> statement-breakpoint
CREATE INDEX `chariteer_name` ON `chariteer` (`nameKey`);
--> statement-breakpoint
ALTER TABLE `guild` ADD `searchKey` text;
--> statement-breakpoint
CREATE INDEX `guild_search` ON `guild` (`searchKey`);
--> statement-breakpoint
ALTER TABLE `orientation` ADD `nameKey` text;
--> statement-breakpoint
ALTER TABLE `quest` ADD `titleKey` text;
--> statement-breakpoint
-- Triggers that write the keys, and those of what is there.
CREATE TRIGGER IF NOT EXISTS account_folded AFTER UPDATE OF nameLast, nameFirst, username, email, searchKey ON account
BEGIN UPDATE account SET searchKey = trim(replace(replace(replace(CASE WHEN (coalesce(NEW.nameLast || ' ', '') || coalesce(NEW.nameFirst || ' ', '')
  || coalesce(NEW.nameLast || ' ', '') || NEW.username || ' ' || NEW.email) NOT GLOB '*[^ -~]*' THEN replace(replace(replace(replace(replace(replace(replace(lower((coalesce(NEW.nameLast || ' ', '') || coalesce(NEW.nameFirst || ' ', '')
  || coalesce(NEW.nameLast || ' ', '') || NEW.username || ' ' || NEW.email)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' ') ELSE replace(replace(replace(replace(replace((WITH RECURSIVE letter(known, plain) AS (SELECT ' ­´ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŋŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǄǅǇǈǊǋǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǤǦǧǨǩǪǫǬǭǮǯǰǱǲǴǵǶǷǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎʹʻʼʽˈ̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏͓͔͕͖͙͚͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ͘͜͟͢͝͞͠͡ͰͲʹͶ;Ϳ΅Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰςϊϋόύώϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀ҃҄҅҆҇҈҉ҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖְֱֲֳִֵֶַָׇֹֺֻּֽֿׁׂ֑֖֛֢֣֤֥֦֧֪ׅ֚֭֮֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯ׄ؀؁؂؃؄؅ؘؙؚؐؑؒؓؔؕؖؗ؜آأؤإئـًٌٍَُِّْٰٕٖٜٟٓٔٗ٘ٙٚٛٝٞۀۂۓۖۗۘۙۚۛۜ۝ۣ۪ۭ۟۠ۡۢۤۧۨ۫۬ḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẛẞẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἐἑἒἓἔἕἘἙἚἛἜἝἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὀὁὂὃὄὅὈὉὊὋὌὍὐὑὒὓὔὕὖὗὙὛὝὟὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰάὲέὴήὶίὸόὺύὼώᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼι῁ῂῃῄῆῇῈΈῊΉῌ῍῎῏ῐῑῒΐῖῗῘῙῚΊ῝῞῟ῠῡῢΰῤῥῦῧῨῩῪΎῬ῭΅`ῲῳῴῶῷῸΌῺΏῼ´           ​‌‍‎‏‘’‛  ‪‫‬‭‮ ′ ⁠⁡⁢⁣⁤⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯　﻿', '  aaaaaaæceeeeiiiidnoooooouuuuyþaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳjjkkllllllŀllnnnnnnnnooooooœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽǆǆǉǉǌǌaaiioouuuuuuuuuuaaaaææǥggkkooooʒʒjǳǳggƕƿnnaaææooaaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷ;ϳ¨α·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυσιυουωϗϒϒϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆااوايەہےaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyſßaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỽỿααααααααααααααααεεεεεεεεεεεεηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοοοοοοοουυυυυυυυυυυυωωωωωωωωωωωωωωωωααεεηηιιοουυωωααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααααααααααι¨ηηηηηεεηηη᾿᾿᾿ιιιιιιιιιι῾῾῾υυυυρρυυυυυυρ¨¨ωωωωωοοωωω                 '),
    step(rest, done) AS (SELECT replace(replace(replace(replace(replace(replace(replace(lower((coalesce(NEW.nameLast || ' ', '') || coalesce(NEW.nameFirst || ' ', '')
  || coalesce(NEW.nameLast || ' ', '') || NEW.username || ' ' || NEW.email)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' '), '' UNION ALL
      SELECT substr(rest, 2), done || CASE WHEN substr(rest, 1, 1) <= '~' OR instr(known, substr(rest, 1, 1)) = 0
        THEN substr(rest, 1, 1) ELSE substr(plain, instr(known, substr(rest, 1, 1)), 1) END
      FROM step, letter WHERE rest <> '')
    SELECT done FROM step WHERE rest = ''), '', ''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END, ' ', ' ' || char(2)), char(2) || ' ', ''), char(2), ''))
WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS account_folded_at_insert AFTER INSERT ON account
BEGIN UPDATE account SET searchKey = NULL WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS chariteer_folded AFTER UPDATE OF nameLast, nameFirst, username, nameKey ON chariteer
BEGIN UPDATE chariteer SET nameKey = trim(replace(replace(replace(CASE WHEN (NEW.nameLast || ' ' || NEW.nameFirst || ' ' || NEW.nameLast || ' ' || NEW.username) NOT GLOB '*[^ -~]*' THEN replace(replace(replace(replace(replace(replace(replace(lower((NEW.nameLast || ' ' || NEW.nameFirst || ' ' || NEW.nameLast || ' ' || NEW.username)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' ') ELSE replace(replace(replace(replace(replace((WITH RECURSIVE letter(known, plain) AS (SELECT ' ­´ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŋŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǄǅǇǈǊǋǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǤǦǧǨǩǪǫǬǭǮǯǰǱǲǴǵǶǷǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎʹʻʼʽˈ̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏͓͔͕͖͙͚͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ͘͜͟͢͝͞͠͡ͰͲʹͶ;Ϳ΅Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰςϊϋόύώϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀ҃҄҅҆҇҈҉ҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖְֱֲֳִֵֶַָׇֹֺֻּֽֿׁׂ֑֖֛֢֣֤֥֦֧֪ׅ֚֭֮֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯ׄ؀؁؂؃؄؅ؘؙؚؐؑؒؓؔؕؖؗ؜آأؤإئـًٌٍَُِّْٰٕٖٜٟٓٔٗ٘ٙٚٛٝٞۀۂۓۖۗۘۙۚۛۜ۝ۣ۪ۭ۟۠ۡۢۤۧۨ۫۬ḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẛẞẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἐἑἒἓἔἕἘἙἚἛἜἝἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὀὁὂὃὄὅὈὉὊὋὌὍὐὑὒὓὔὕὖὗὙὛὝὟὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰάὲέὴήὶίὸόὺύὼώᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼι῁ῂῃῄῆῇῈΈῊΉῌ῍῎῏ῐῑῒΐῖῗῘῙῚΊ῝῞῟ῠῡῢΰῤῥῦῧῨῩῪΎῬ῭΅`ῲῳῴῶῷῸΌῺΏῼ´           ​‌‍‎‏‘’‛  ‪‫‬‭‮ ′ ⁠⁡⁢⁣⁤⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯　﻿', '  aaaaaaæceeeeiiiidnoooooouuuuyþaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳjjkkllllllŀllnnnnnnnnooooooœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽǆǆǉǉǌǌaaiioouuuuuuuuuuaaaaææǥggkkooooʒʒjǳǳggƕƿnnaaææooaaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷ;ϳ¨α·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυσιυουωϗϒϒϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆااوايەہےaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyſßaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỽỿααααααααααααααααεεεεεεεεεεεεηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοοοοοοοουυυυυυυυυυυυωωωωωωωωωωωωωωωωααεεηηιιοουυωωααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααααααααααι¨ηηηηηεεηηη᾿᾿᾿ιιιιιιιιιι῾῾῾υυυυρρυυυυυυρ¨¨ωωωωωοοωωω                 '),
    step(rest, done) AS (SELECT replace(replace(replace(replace(replace(replace(replace(lower((NEW.nameLast || ' ' || NEW.nameFirst || ' ' || NEW.nameLast || ' ' || NEW.username)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' '), '' UNION ALL
      SELECT substr(rest, 2), done || CASE WHEN substr(rest, 1, 1) <= '~' OR instr(known, substr(rest, 1, 1)) = 0
        THEN substr(rest, 1, 1) ELSE substr(plain, instr(known, substr(rest, 1, 1)), 1) END
      FROM step, letter WHERE rest <> '')
    SELECT done FROM step WHERE rest = ''), '', ''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END, ' ', ' ' || char(2)), char(2) || ' ', ''), char(2), ''))
WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS chariteer_folded_at_insert AFTER INSERT ON chariteer
BEGIN UPDATE chariteer SET nameKey = NULL WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS provider_folded AFTER UPDATE OF name, nameKey ON provider
BEGIN UPDATE provider SET nameKey = trim(replace(replace(replace(CASE WHEN (NEW.name) NOT GLOB '*[^ -~]*' THEN replace(replace(replace(replace(replace(replace(replace(lower((NEW.name)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' ') ELSE replace(replace(replace(replace(replace((WITH RECURSIVE letter(known, plain) AS (SELECT ' ­´ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŋŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǄǅǇǈǊǋǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǤǦǧǨǩǪǫǬǭǮǯǰǱǲǴǵǶǷǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎʹʻʼʽˈ̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏͓͔͕͖͙͚͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ͘͜͟͢͝͞͠͡ͰͲʹͶ;Ϳ΅Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰςϊϋόύώϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀ҃҄҅҆҇҈҉ҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖְֱֲֳִֵֶַָׇֹֺֻּֽֿׁׂ֑֖֛֢֣֤֥֦֧֪ׅ֚֭֮֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯ׄ؀؁؂؃؄؅ؘؙؚؐؑؒؓؔؕؖؗ؜آأؤإئـًٌٍَُِّْٰٕٖٜٟٓٔٗ٘ٙٚٛٝٞۀۂۓۖۗۘۙۚۛۜ۝ۣ۪ۭ۟۠ۡۢۤۧۨ۫۬ḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẛẞẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἐἑἒἓἔἕἘἙἚἛἜἝἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὀὁὂὃὄὅὈὉὊὋὌὍὐὑὒὓὔὕὖὗὙὛὝὟὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰάὲέὴήὶίὸόὺύὼώᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼι῁ῂῃῄῆῇῈΈῊΉῌ῍῎῏ῐῑῒΐῖῗῘῙῚΊ῝῞῟ῠῡῢΰῤῥῦῧῨῩῪΎῬ῭΅`ῲῳῴῶῷῸΌῺΏῼ´           ​‌‍‎‏‘’‛  ‪‫‬‭‮ ′ ⁠⁡⁢⁣⁤⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯　﻿', '  aaaaaaæceeeeiiiidnoooooouuuuyþaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳjjkkllllllŀllnnnnnnnnooooooœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽǆǆǉǉǌǌaaiioouuuuuuuuuuaaaaææǥggkkooooʒʒjǳǳggƕƿnnaaææooaaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷ;ϳ¨α·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυσιυουωϗϒϒϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆااوايەہےaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyſßaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỽỿααααααααααααααααεεεεεεεεεεεεηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοοοοοοοουυυυυυυυυυυυωωωωωωωωωωωωωωωωααεεηηιιοουυωωααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααααααααααι¨ηηηηηεεηηη᾿᾿᾿ιιιιιιιιιι῾῾῾υυυυρρυυυυυυρ¨¨ωωωωωοοωωω                 '),
    step(rest, done) AS (SELECT replace(replace(replace(replace(replace(replace(replace(lower((NEW.name)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' '), '' UNION ALL
      SELECT substr(rest, 2), done || CASE WHEN substr(rest, 1, 1) <= '~' OR instr(known, substr(rest, 1, 1)) = 0
        THEN substr(rest, 1, 1) ELSE substr(plain, instr(known, substr(rest, 1, 1)), 1) END
      FROM step, letter WHERE rest <> '')
    SELECT done FROM step WHERE rest = ''), '', ''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END, ' ', ' ' || char(2)), char(2) || ' ', ''), char(2), ''))
WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS provider_folded_at_insert AFTER INSERT ON provider
BEGIN UPDATE provider SET nameKey = NULL WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS guild_folded AFTER UPDATE OF name, searchKey ON guild
BEGIN UPDATE guild SET searchKey = trim(replace(replace(replace(CASE WHEN (NEW.name) NOT GLOB '*[^ -~]*' THEN replace(replace(replace(replace(replace(replace(replace(lower((NEW.name)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' ') ELSE replace(replace(replace(replace(replace((WITH RECURSIVE letter(known, plain) AS (SELECT ' ­´ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŋŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǄǅǇǈǊǋǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǤǦǧǨǩǪǫǬǭǮǯǰǱǲǴǵǶǷǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎʹʻʼʽˈ̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏͓͔͕͖͙͚͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ͘͜͟͢͝͞͠͡ͰͲʹͶ;Ϳ΅Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰςϊϋόύώϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀ҃҄҅҆҇҈҉ҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖְֱֲֳִֵֶַָׇֹֺֻּֽֿׁׂ֑֖֛֢֣֤֥֦֧֪ׅ֚֭֮֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯ׄ؀؁؂؃؄؅ؘؙؚؐؑؒؓؔؕؖؗ؜آأؤإئـًٌٍَُِّْٰٕٖٜٟٓٔٗ٘ٙٚٛٝٞۀۂۓۖۗۘۙۚۛۜ۝ۣ۪ۭ۟۠ۡۢۤۧۨ۫۬ḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẛẞẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἐἑἒἓἔἕἘἙἚἛἜἝἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὀὁὂὃὄὅὈὉὊὋὌὍὐὑὒὓὔὕὖὗὙὛὝὟὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰάὲέὴήὶίὸόὺύὼώᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼι῁ῂῃῄῆῇῈΈῊΉῌ῍῎῏ῐῑῒΐῖῗῘῙῚΊ῝῞῟ῠῡῢΰῤῥῦῧῨῩῪΎῬ῭΅`ῲῳῴῶῷῸΌῺΏῼ´           ​‌‍‎‏‘’‛  ‪‫‬‭‮ ′ ⁠⁡⁢⁣⁤⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯　﻿', '  aaaaaaæceeeeiiiidnoooooouuuuyþaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳjjkkllllllŀllnnnnnnnnooooooœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽǆǆǉǉǌǌaaiioouuuuuuuuuuaaaaææǥggkkooooʒʒjǳǳggƕƿnnaaææooaaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷ;ϳ¨α·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυσιυουωϗϒϒϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆااوايەہےaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyſßaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỽỿααααααααααααααααεεεεεεεεεεεεηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοοοοοοοουυυυυυυυυυυυωωωωωωωωωωωωωωωωααεεηηιιοουυωωααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααααααααααι¨ηηηηηεεηηη᾿᾿᾿ιιιιιιιιιι῾῾῾υυυυρρυυυυυυρ¨¨ωωωωωοοωωω                 '),
    step(rest, done) AS (SELECT replace(replace(replace(replace(replace(replace(replace(lower((NEW.name)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' '), '' UNION ALL
      SELECT substr(rest, 2), done || CASE WHEN substr(rest, 1, 1) <= '~' OR instr(known, substr(rest, 1, 1)) = 0
        THEN substr(rest, 1, 1) ELSE substr(plain, instr(known, substr(rest, 1, 1)), 1) END
      FROM step, letter WHERE rest <> '')
    SELECT done FROM step WHERE rest = ''), '', ''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END, ' ', ' ' || char(2)), char(2) || ' ', ''), char(2), ''))
WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS guild_folded_at_insert AFTER INSERT ON guild
BEGIN UPDATE guild SET searchKey = NULL WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS orientation_folded AFTER UPDATE OF name, nameKey ON orientation
BEGIN UPDATE orientation SET nameKey = trim(replace(replace(replace(CASE WHEN (NEW.name) NOT GLOB '*[^ -~]*' THEN replace(replace(replace(replace(replace(replace(replace(lower((NEW.name)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' ') ELSE replace(replace(replace(replace(replace((WITH RECURSIVE letter(known, plain) AS (SELECT ' ­´ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŋŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǄǅǇǈǊǋǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǤǦǧǨǩǪǫǬǭǮǯǰǱǲǴǵǶǷǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎʹʻʼʽˈ̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏͓͔͕͖͙͚͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ͘͜͟͢͝͞͠͡ͰͲʹͶ;Ϳ΅Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰςϊϋόύώϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀ҃҄҅҆҇҈҉ҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖְֱֲֳִֵֶַָׇֹֺֻּֽֿׁׂ֑֖֛֢֣֤֥֦֧֪ׅ֚֭֮֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯ׄ؀؁؂؃؄؅ؘؙؚؐؑؒؓؔؕؖؗ؜آأؤإئـًٌٍَُِّْٰٕٖٜٟٓٔٗ٘ٙٚٛٝٞۀۂۓۖۗۘۙۚۛۜ۝ۣ۪ۭ۟۠ۡۢۤۧۨ۫۬ḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẛẞẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἐἑἒἓἔἕἘἙἚἛἜἝἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὀὁὂὃὄὅὈὉὊὋὌὍὐὑὒὓὔὕὖὗὙὛὝὟὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰάὲέὴήὶίὸόὺύὼώᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼι῁ῂῃῄῆῇῈΈῊΉῌ῍῎῏ῐῑῒΐῖῗῘῙῚΊ῝῞῟ῠῡῢΰῤῥῦῧῨῩῪΎῬ῭΅`ῲῳῴῶῷῸΌῺΏῼ´           ​‌‍‎‏‘’‛  ‪‫‬‭‮ ′ ⁠⁡⁢⁣⁤⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯　﻿', '  aaaaaaæceeeeiiiidnoooooouuuuyþaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳjjkkllllllŀllnnnnnnnnooooooœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽǆǆǉǉǌǌaaiioouuuuuuuuuuaaaaææǥggkkooooʒʒjǳǳggƕƿnnaaææooaaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷ;ϳ¨α·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυσιυουωϗϒϒϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆااوايەہےaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyſßaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỽỿααααααααααααααααεεεεεεεεεεεεηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοοοοοοοουυυυυυυυυυυυωωωωωωωωωωωωωωωωααεεηηιιοουυωωααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααααααααααι¨ηηηηηεεηηη᾿᾿᾿ιιιιιιιιιι῾῾῾υυυυρρυυυυυυρ¨¨ωωωωωοοωωω                 '),
    step(rest, done) AS (SELECT replace(replace(replace(replace(replace(replace(replace(lower((NEW.name)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' '), '' UNION ALL
      SELECT substr(rest, 2), done || CASE WHEN substr(rest, 1, 1) <= '~' OR instr(known, substr(rest, 1, 1)) = 0
        THEN substr(rest, 1, 1) ELSE substr(plain, instr(known, substr(rest, 1, 1)), 1) END
      FROM step, letter WHERE rest <> '')
    SELECT done FROM step WHERE rest = ''), '', ''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END, ' ', ' ' || char(2)), char(2) || ' ', ''), char(2), ''))
WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS orientation_folded_at_insert AFTER INSERT ON orientation
BEGIN UPDATE orientation SET nameKey = NULL WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_folded AFTER UPDATE OF eventTitle, titleKey ON quest
BEGIN UPDATE quest SET titleKey = trim(replace(replace(replace(CASE WHEN (NEW.eventTitle) NOT GLOB '*[^ -~]*' THEN replace(replace(replace(replace(replace(replace(replace(lower((NEW.eventTitle)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' ') ELSE replace(replace(replace(replace(replace((WITH RECURSIVE letter(known, plain) AS (SELECT ' ­´ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĴĵĶķĹĺĻļĽľĿŁłŃńŅņŇňŊŋŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǄǅǇǈǊǋǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǤǦǧǨǩǪǫǬǭǮǯǰǱǲǴǵǶǷǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎʹʻʼʽˈ̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏͓͔͕͖͙͚͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ͘͜͟͢͝͞͠͡ͰͲʹͶ;Ϳ΅Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰςϊϋόύώϏϓϔϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀ҃҄҅҆҇҈҉ҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖְֱֲֳִֵֶַָׇֹֺֻּֽֿׁׂ֑֖֛֢֣֤֥֦֧֪ׅ֚֭֮֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯ׄ؀؁؂؃؄؅ؘؙؚؐؑؒؓؔؕؖؗ؜آأؤإئـًٌٍَُِّْٰٕٖٜٟٓٔٗ٘ٙٚٛٝٞۀۂۓۖۗۘۙۚۛۜ۝ۣ۪ۭ۟۠ۡۢۤۧۨ۫۬ḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẛẞẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἐἑἒἓἔἕἘἙἚἛἜἝἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὀὁὂὃὄὅὈὉὊὋὌὍὐὑὒὓὔὕὖὗὙὛὝὟὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰάὲέὴήὶίὸόὺύὼώᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼι῁ῂῃῄῆῇῈΈῊΉῌ῍῎῏ῐῑῒΐῖῗῘῙῚΊ῝῞῟ῠῡῢΰῤῥῦῧῨῩῪΎῬ῭΅`ῲῳῴῶῷῸΌῺΏῼ´           ​‌‍‎‏‘’‛  ‪‫‬‭‮ ′ ⁠⁡⁢⁣⁤⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯　﻿', '  aaaaaaæceeeeiiiidnoooooouuuuyþaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳjjkkllllllŀllnnnnnnnnooooooœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽǆǆǉǉǌǌaaiioouuuuuuuuuuaaaaææǥggkkooooʒʒjǳǳggƕƿnnaaææooaaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷ;ϳ¨α·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυσιυουωϗϒϒϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆااوايەہےaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyſßaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỽỿααααααααααααααααεεεεεεεεεεεεηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοοοοοοοουυυυυυυυυυυυωωωωωωωωωωωωωωωωααεεηηιιοουυωωααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααααααααααι¨ηηηηηεεηηη᾿᾿᾿ιιιιιιιιιι῾῾῾υυυυρρυυυυυυρ¨¨ωωωωωοοωωω                 '),
    step(rest, done) AS (SELECT replace(replace(replace(replace(replace(replace(replace(lower((NEW.eventTitle)), '''', ''), '`', ''), char(9), ' '), char(10), ' '), char(11), ' '), char(12), ' '), char(13), ' '), '' UNION ALL
      SELECT substr(rest, 2), done || CASE WHEN substr(rest, 1, 1) <= '~' OR instr(known, substr(rest, 1, 1)) = 0
        THEN substr(rest, 1, 1) ELSE substr(plain, instr(known, substr(rest, 1, 1)), 1) END
      FROM step, letter WHERE rest <> '')
    SELECT done FROM step WHERE rest = ''), '', ''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END, ' ', ' ' || char(2)), char(2) || ' ', ''), char(2), ''))
WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_folded_at_insert AFTER INSERT ON quest
BEGIN UPDATE quest SET titleKey = NULL WHERE id = NEW.id; END;
--> statement-breakpoint
UPDATE account SET searchKey = NULL;
--> statement-breakpoint
UPDATE chariteer SET nameKey = NULL;
--> statement-breakpoint
UPDATE provider SET nameKey = NULL;
--> statement-breakpoint
UPDATE guild SET searchKey = NULL;
--> statement-breakpoint
UPDATE orientation SET nameKey = NULL;
--> statement-breakpoint
UPDATE quest SET titleKey = NULL;
--> statement-breakpoint
DROP TRIGGER quest_words_of_charity;
--> statement-breakpoint
DROP TRIGGER quest_words_of_location;
--> statement-breakpoint
DROP TRIGGER quest_words_of_district;
--> statement-breakpoint
DROP TRIGGER quest_words_of_translation;
--> statement-breakpoint
DROP TRIGGER quest_words_of_changed_translation;
--> statement-breakpoint
DROP TRIGGER quest_words_of_dropped_translation;
--> statement-breakpoint
DROP TRIGGER quest_words_of_new_listing;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_charity AFTER UPDATE OF name, districtId ON provider WHEN OLD.name <> NEW.name OR OLD.districtId <> NEW.districtId
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.providerId = NEW.id);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.providerId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_location AFTER UPDATE OF name, address, detail ON location
  WHEN OLD.name <> NEW.name OR OLD.address <> NEW.address OR OLD.detail <> NEW.detail
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.locationId = NEW.id);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.locationId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_district AFTER UPDATE OF name ON district WHEN OLD.name <> NEW.name
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.districtId = NEW.id);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.districtId = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_translation AFTER INSERT ON quest_translation
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId = NEW.questId);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId = NEW.questId; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_changed_translation AFTER UPDATE ON quest_translation
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId = NEW.questId);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId = NEW.questId; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_dropped_translation AFTER DELETE ON quest_translation
BEGIN DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId = OLD.questId);
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId = OLD.questId; END;
--> statement-breakpoint
CREATE TRIGGER IF NOT EXISTS quest_words_of_new_listing AFTER INSERT ON quest_listing
BEGIN INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.id = NEW.id; END;
--> statement-breakpoint
DELETE FROM quest_words WHERE rowid IN (SELECT row.id FROM quest_listing AS row WHERE row.questId IN (SELECT written.id FROM quest AS written
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId
  WHERE (written.eventTitle || written.description || giver.name || part.name
  || coalesce(spot.name || spot.address || spot.detail, '')) GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*'));
--> statement-breakpoint
INSERT INTO quest_words (rowid, title, description, charity, type, place) SELECT row.id, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT written.eventTitle || coalesce((SELECT ' ' || group_concat(said.eventTitle, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), '') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT replace(replace(replace(replace(replace(replace(written.description || coalesce((SELECT ' ' || group_concat(said.description, ' ') FROM quest_translation AS said
    WHERE said.questId = written.id), ''), '<strong>', ''), '</strong>', ''), '&amp;', ' '), '&quot;', ' '), '&nbsp;', ' '), '&apos;', ' ') AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT giver.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24), row.category, (WITH RECURSIVE step(at, done) AS (
    SELECT CASE WHEN said GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*' THEN 1 ELSE 24 END, said FROM (SELECT coalesce(spot.name || ' ' || spot.address || ' ' || spot.detail || ' ', '') || part.name AS said) UNION ALL
    SELECT at + 1, replace(done, substr('ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς', at, 1), trim(substr('ssaeaeoeoeththo o l l d d d d h h t t n n i σ ', at * 2 - 1, 2)))
      FROM step WHERE at < 24)
    SELECT done FROM step WHERE at = 24)
  FROM quest_listing AS row JOIN quest AS written ON written.id = row.questId
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId WHERE row.questId IN (SELECT written.id FROM quest AS written
  JOIN provider AS giver ON giver.id = written.providerId JOIN district AS part ON part.id = giver.districtId
  LEFT JOIN location AS spot ON spot.id = written.locationId
  WHERE (written.eventTitle || written.description || giver.name || part.name
  || coalesce(spot.name || spot.address || spot.detail, '')) GLOB '*[ßæÆœŒþÞøØłŁđĐðÐħĦŧŦŋŊıς]*');
